import type { QueryClient } from '@tanstack/react-query';
import type { StoredPayPal } from '#domain/payment/stored.ts';
import type { Client } from '#src/api/client.ts';
import { storedPaymentApi } from '#src/api/payment-changes.ts';
import { paymentOptionsQuery } from '#src/api/stored-payment.ts';
import type { Vault } from '#src/api/vault.ts';
import { makeOnceIn } from '#src/flows/kit/make-once.ports.ts';
import type { KeepAgreement } from './pay-pal.ports.ts';

interface Dependencies {
  readonly call: Client;
  readonly queryClient: QueryClient;
  /** The cafe of the order in hand; null without an order. */
  readonly cafeId: () => string | null;
}

/**
 * Returns a function that puts the account of an approved token into the account of the member, once, and reads their payments anew (C-83, C-84).
 * There is one at most, so where no answer comes the one that is there is it (ALLOC-11).
 */
function saveAgreementIn({ call, queryClient, cafeId }: Dependencies) {
  const once = makeOnceIn({ call, queryClient });
  return async (token: string, signal: AbortSignal): Promise<StoredPayPal | 'unknown'> => {
    const account = await once<StoredPayPal>(
      () => storedPaymentApi(call).addPayPal({ cafeNo: cafeId() ?? '', token }, signal),
      ({ payPals }) => payPals[0],
    );
    await queryClient.invalidateQueries({ queryKey: paymentOptionsQuery(call).queryKey });
    return account;
  };
}

/** Keeps an agreement in the account alone. */
export function inAccount(deps: Dependencies): KeepAgreement {
  const saveAgreement = saveAgreementIn(deps);
  return async (token, signal) => ((await saveAgreement(token, signal)) === 'unknown' ? 'unknown' : null);
}

/**
 * Keeps an agreement to pay with: a member's in the account too (C-84); the token that a guest approved pays by itself (AMB-57). Whose it is
 * depends on the access token alone, as at the server that began it.
 */
export function atCheckout({ vault, ...deps }: Dependencies & { readonly vault: Pick<Vault, 'keep' | 'accessToken'> }): KeepAgreement {
  const saveAgreement = saveAgreementIn(deps);
  return async (token, signal) => {
    if (vault.accessToken() === null) return { secretId: vault.keep(token), label: '', cents: null };
    const account = await saveAgreement(token, signal);
    if (account === 'unknown') return account;
    return { secretId: vault.keep(account.accountNumber), label: account.username, cents: null };
  };
}
