import { fromPromise } from 'xstate';
import type { Config } from '#domain/config/config.ts';
import { must } from '#domain/must.ts';
import type { HeldPayment } from '#domain/payment/added.ts';
import { hasPayPal } from '#domain/payment/has-pay-pal.ts';
import type { AgreeResult, ApprovalInput, AskResult, BeginResult } from '#machines/pay-pal/pay-pal.types.ts';
import type { Client } from '#src/api/client.ts';
import { storedPaymentApi } from '#src/api/payment-changes.ts';
import type { Vault } from '#src/api/vault.ts';

/** Asks a member at PayPal about a token; false: they thought better of it. Rejects where PayPal does not answer. */
export type ApprovePayPal = (token: string, signal: AbortSignal) => Promise<boolean>;

/** Keeps the agreement of an approved token; null: in the account, and nothing is held here; `unknown`: no answer says whether it was kept. */
export type KeepAgreement = (token: string, signal: AbortSignal) => Promise<HeldPayment | null | 'unknown'>;

interface Dependencies {
  readonly call: Client;
  readonly vault: Pick<Vault, 'keep' | 'read' | 'forget'>;
  readonly config: Pick<Config, 'sandbox' | 'payPal'>;
  readonly approvePayPal: ApprovePayPal;
  readonly keepAgreement: KeepAgreement;
}

export function payPalPorts({ call, vault, config, approvePayPal, keepAgreement }: Dependencies) {
  const api = storedPaymentApi(call);
  const tokenOf = (secretId: string) => must(vault.read(secretId), 'secret');
  return {
    begin: fromPromise<BeginResult, void>(async ({ signal }) =>
      hasPayPal(config) ? { kind: 'begun', secretId: vault.keep(await api.payPalToken(signal)) } : { kind: 'unavailable' },
    ),

    ask: fromPromise<AskResult, ApprovalInput>(async ({ input: { secretId }, signal }) => {
      const isApproved = await approvePayPal(tokenOf(secretId), signal);
      if (!isApproved) vault.forget(secretId);
      return { kind: isApproved ? 'approved' : 'dismissed' };
    }),

    agree: fromPromise<AgreeResult, ApprovalInput>(async ({ input: { secretId }, signal }) => {
      try {
        const held = await keepAgreement(tokenOf(secretId), signal);
        return held === 'unknown' ? { kind: 'unknown' } : { kind: 'agreed', held };
      } finally {
        // It is good for one agreement: another try begins another one.
        vault.forget(secretId);
      }
    }),
  };
}
