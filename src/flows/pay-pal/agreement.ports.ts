import type { QueryClient } from '@tanstack/react-query';
import type { HeldPayment } from '#domain/payment/added.ts';
import type { Client } from '#src/api/client.ts';
import { storedPaymentApi } from '#src/api/payment-changes.ts';
import { paymentOptionsQuery } from '#src/api/stored-payment.ts';
import type { Vault } from '#src/api/vault.ts';
import type { KeepAgreement } from './pay-pal.ports.ts';

interface Dependencies {
  readonly call: Client;
  readonly queryClient: QueryClient;
  /** The cafe of the order in hand; null without an order. */
  readonly cafeId: () => string | null;
}

/** Puts the account of an approved token into the account of the member, and reads their payments anew (C-83, C-84). */
const saveAgreement = async ({ call, queryClient, cafeId }: Dependencies, token: string, signal: AbortSignal) => {
  const account = await storedPaymentApi(call).addPayPal({ cafeNo: cafeId() ?? '', token }, signal);
  await queryClient.invalidateQueries({ queryKey: paymentOptionsQuery(call).queryKey });
  return account;
};

/** Keeps an agreement in the account alone. */
export const inAccount =
  (deps: Dependencies): KeepAgreement =>
  async (token, signal) => {
    await saveAgreement(deps, token, signal);
    return null;
  };

/**
 * Keeps an agreement to pay with: a member's in the account too (C-84); the token that a guest approved pays by itself (AMB-57). Whose it is
 * depends on the access token alone, as at the server that began it.
 */
export const atCheckout =
  (deps: Dependencies & { readonly vault: Pick<Vault, 'keep' | 'accessToken'> }): KeepAgreement =>
  async (token, signal): Promise<HeldPayment> => {
    if (deps.vault.accessToken() === null) return { secretId: deps.vault.keep(token), label: '', cents: null };
    const { accountNumber, username } = await saveAgreement(deps, token, signal);
    return { secretId: deps.vault.keep(accountNumber), label: username, cents: null };
  };
