import type { SnapshotFrom } from 'xstate';
import type { OrderLimit } from '#domain/checkout/order-limit.ts';
import type { SlotOffer } from '#domain/checkout/slot-gone.ts';
import type { Cents } from '#domain/money/money.ts';
import { must } from '#domain/must.ts';
import { walletIn } from '#domain/payment/paying.ts';
import type { submitMachine } from './submit.machine.ts';
import { canAgree } from './submit.setup.ts';
import type { SubmitOutput } from './submit.types.ts';

/** How a submission ended without an order, or whether it has is not known. */
export type EndedScreen =
  | { kind: 'unprepared' }
  /** `isMaintenance`: online ordering was closed as the order was sent. */
  | { kind: 'unknown'; isMaintenance: boolean }
  /** `isInquiry`: another tab had sent it, so that this one has no press to repeat. Left out: the guest tries again. */
  | { kind: 'notPlaced'; isMaintenance: boolean; isInquiry?: true }
  /** `isPlacedAtOnce`: a press orders for the time; else a wallet has to approve once more. */
  | ({ kind: 'offeringSlot'; isPlacedAtOnce: boolean } & SlotOffer)
  /** `canAgree`: else the guest has to see first who pays what. */
  | { kind: 'totalChanged'; total: Cents; canAgree: boolean }
  /** `code` is null where the server does not say which. `isUndropped`: it could not be taken out. */
  | { kind: 'discountRefused'; code: string | null; isUndropped: boolean }
  | { kind: 'serviceFailed'; reasonCode: string }
  | { kind: 'onlyGiftCards' }
  /** `isUndropped`: the gift cards could not be taken out. */
  | { kind: 'mixedCart'; isUndropped: boolean }
  /** `lastFour`: of the gift card whose PIN was refused; null: none was, or it is not known which. */
  | { kind: 'refused'; reasonCode: string; lastFour: string | null; limit: OrderLimit | null };

export type SubmitScreen =
  | {
      kind: 'working';
      at:
        | 'droppingDiscount'
        | 'droppingGiftCards'
        | 'preparing'
        | 'intending'
        | 'opening'
        | 'validating'
        | 'placing'
        | 'reconciling'
        | 'waiting';
      /** It only asks what came of the order of another tab. Left out: it places one. */
      isInquiry?: true;
    }
  /** The flow inside is drawn over the form. */
  | { kind: 'calling' }
  | EndedScreen
  /** The money was taken by phone. */
  | (EndedScreen & { isPaidByPhone: true })
  /** The cart changed after it was said why it was not placed. */
  | { kind: 'cartChanged' }
  /** Paid by phone, while the order in hand or the cart became another. */
  | { kind: 'paidOutdated' }
  | { kind: 'finished'; as: SubmitOutput['kind'] };

export function submitScreen(snapshot: SnapshotFrom<typeof submitMachine>): SubmitScreen {
  const { output, context } = snapshot;
  if (output !== undefined) return { kind: 'finished', as: output.kind };
  if (snapshot.matches('calling')) return { kind: 'calling' };
  const changed = (['cartChanged', 'paidOutdated'] as const).find((state) => snapshot.matches(state));
  if (changed !== undefined) return { kind: changed };
  const ended = endedScreen(snapshot);
  if (ended !== null) return context.isPaidByPhone ? { ...ended, isPaidByPhone: true } : ended;
  const at = (
    ['droppingDiscount', 'droppingGiftCards', 'preparing', 'intending', 'opening', 'validating', 'placing', 'waiting'] as const
  ).find((state) => snapshot.matches(state));
  return { kind: 'working', at: at ?? 'reconciling', ...(context.isInquiry && { isInquiry: true as const }) };
}

function endedScreen(snapshot: SnapshotFrom<typeof submitMachine>): EndedScreen | null {
  const { context } = snapshot;
  const { reasonCode, limit, isMaintenance, isInquiry } = context;
  if (snapshot.matches('offeringSlot')) {
    return { kind: 'offeringSlot', isPlacedAtOnce: walletIn(context.paying) === null, ...must(context.slot, 'slot') };
  }
  if (snapshot.matches('totalChanged')) {
    return { kind: 'totalChanged', total: must(context.asked, 'asked').total, canAgree: canAgree(context) };
  }
  if (snapshot.matches('discountRefused')) {
    return { kind: 'discountRefused', code: context.discountCode, isUndropped: snapshot.matches({ discountRefused: 'undropped' }) };
  }
  if (snapshot.matches('refused')) {
    return { kind: 'refused', reasonCode: must(reasonCode, 'reasonCode'), lastFour: context.refusedCard?.lastFour ?? null, limit };
  }
  if (snapshot.matches('serviceFailed')) return { kind: 'serviceFailed', reasonCode: must(reasonCode, 'reasonCode') };
  if (snapshot.matches('mixedCart')) return { kind: 'mixedCart', isUndropped: snapshot.matches({ mixedCart: 'undropped' }) };
  if (snapshot.matches('unknown')) return { kind: 'unknown', isMaintenance };
  if (snapshot.matches('notPlaced')) return { kind: 'notPlaced', isMaintenance, ...(isInquiry && { isInquiry }) };
  const stop = (['unprepared', 'onlyGiftCards'] as const).find((state) => snapshot.matches(state));
  return stop === undefined ? null : { kind: stop };
}
