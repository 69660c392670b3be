import type { SnapshotFrom } from 'xstate';
import type { Cents } from '#domain/money/money.ts';
import { must } from '#domain/must.ts';
import type { FailedPayment } from '#domain/payment/result.ts';
import { walletIn } from '#domain/payment/paying.ts';
import type { WalletKind } from '#domain/payment/wallet.ts';
import type { checkoutMachine } from './checkout.machine.ts';
import type { CheckoutOutput, TypedAtCheckout } from './checkout.types.ts';

const troubles = [
  'tipUnsaved',
  'unsaved',
  'timeUnsaved',
  'unsent',
  'refused',
  'declined',
  'unauthorized',
  'cardNeeded',
  'rescheduled',
  'repriced',
  'totalChanged',
] as const;
export type CheckoutTrouble = (typeof troubles)[number];
/** What says that the total is another, too. */
const news = ['rescheduled', 'repriced', 'totalChanged'] as const;
const calls = ['repricing', 'savingTip', 'saving', 'submitting', 'rescheduling'] as const;

/** While `submitting`, the flow inside is drawn over the form, which keeps what was typed. */
export type CheckoutScreen =
  | { kind: 'pricing' }
  | { kind: 'unpriced' }
  | { kind: 'blocked'; reasonCode: string }
  | {
      kind: 'filling';
      busy: (typeof calls)[number] | null;
      trouble: CheckoutTrouble | null;
      reasonCode: string | null;
      /** How the payment failed, while that is said. */
      paymentResult: FailedPayment | null;
      /** The wallet that has to approve again; null: it was a card that is needed. */
      wallet: WalletKind | null;
      typed: TypedAtCheckout;
      tipPercent: number | null;
      /** In cents: what was chosen last. */
      tip: Cents;
      total: Cents;
      formerTotal: Cents | null;
      /** The guest’s own change on this page led to the new total. */
      isOwnChange: boolean;
      at: string | null;
    }
  | { kind: 'finished'; as: CheckoutOutput['kind'] };

export function checkoutScreen(snapshot: SnapshotFrom<typeof checkoutMachine>): CheckoutScreen {
  const { reasonCode, paymentResult, typed, tipPercent, tip, total, formerTotal, isOwnChange, at } = snapshot.context;
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
    paymentResult: trouble === 'declined' ? paymentResult : null,
    wallet: trouble === 'cardNeeded' ? walletIn(snapshot.context.paying) : null,
    typed,
    tipPercent,
    tip,
    total: must(total, 'total'),
    formerTotal: news.some((state) => state === trouble) ? formerTotal : null,
    isOwnChange: trouble === 'repriced' && isOwnChange,
    at,
  };
}
