import type { SnapshotFrom } from 'xstate';
import type { Cents } from '#domain/money/money.ts';
import { must } from '#domain/must.ts';
import { walletIn } from '#domain/payment/paying.ts';
import type { WalletKind } from '#domain/payment/wallet.ts';
import type { checkoutMachine } from './checkout.machine.ts';
import type { CheckoutOutput, DeclinedPayment, TypedAtCheckout } from './checkout.types.ts';

const troubles = [
  'tipUnsaved',
  'unsaved',
  'timeUnsaved',
  'unsent',
  'refused',
  'declined',
  'unauthorized',
  'cardInvalid',
  'cardNeeded',
  'rescheduled',
  'repriced',
  'totalChanged',
] as const;
export type CheckoutTrouble = (typeof troubles)[number];
const calls = ['repricing', 'savingTip', 'saving', 'submitting', 'inquiring', 'rescheduling'] as const;

/** While `submitting` or `inquiring`, the flow inside is drawn over the form, which keeps what was typed. */
export type CheckoutScreen =
  | { kind: 'pricing' }
  | { kind: 'unpriced' }
  | { kind: 'blocked'; reasonCode: string }
  | {
      kind: 'filling';
      busy: (typeof calls)[number] | null;
      trouble: CheckoutTrouble | null;
      reasonCode: string | null;
      /** The payment that failed, while that is said. */
      declined: DeclinedPayment | null;
      /** The wallet that has to approve again; null: it was a card that is needed. */
      wallet: WalletKind | null;
      typed: TypedAtCheckout;
      tipPercent: number | null;
      /** In cents: what was chosen last. */
      tip: Cents;
      total: Cents;
      /** Another than `total`, or the same where the cart holds other food: the change is to be said. Null: nothing has changed since the guest acted. */
      formerTotal: Cents | null;
      /** The guest’s own change on this page led to the new total. */
      isOwnChange: boolean;
      at: string | null;
    }
  | { kind: 'finished'; as: CheckoutOutput['kind'] };

export function checkoutScreen(snapshot: SnapshotFrom<typeof checkoutMachine>): CheckoutScreen {
  const { reasonCode, declined, typed, tipPercent, tip, total, formerTotal, changedBy, at } = snapshot.context;
  if (snapshot.output !== undefined) return { kind: 'finished', as: snapshot.output.kind };
  if (snapshot.matches('pricing')) return { kind: 'pricing' };
  if (snapshot.matches('unpriced')) return { kind: 'unpriced' };
  if (snapshot.matches('blocked')) return { kind: 'blocked', reasonCode: must(reasonCode, 'reasonCode') };
  const trouble = troubles.find((state) => snapshot.matches({ filling: state })) ?? null;
  const isRepricing = trouble !== null && snapshot.matches({ filling: { [trouble]: 'repricing' } });
  const busy = isRepricing ? 'repricing' : (calls.find((state) => snapshot.matches(state)) ?? null);
  return {
    kind: 'filling',
    busy,
    trouble,
    reasonCode: trouble === 'refused' ? reasonCode : null,
    declined: trouble === 'declined' ? declined : null,
    wallet: trouble === 'cardNeeded' ? walletIn(snapshot.context.paying) : null,
    typed,
    tipPercent,
    tip,
    total: must(total, 'total'),
    formerTotal: trouble === null ? null : formerTotal,
    // The question whether the guest agrees to a total has the same words after an own change.
    isOwnChange: trouble !== null && trouble !== 'totalChanged' && changedBy === 'guest',
    at,
  };
}
