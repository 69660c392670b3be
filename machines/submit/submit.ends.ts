import { must } from '#domain/must.ts';
import type { FailedPayment } from '#domain/payment/result.ts';
import { answerIn } from '../kit/outcome.ts';
import type { SubmitContext, SubmitEnd, SubmitEvent } from './submit.types.ts';

const end = (output: SubmitEnd) => ({ type: 'final', output }) as const;

/** The ends of a submission, by their states. */
export const ends = {
  placed: {
    type: 'final',
    output: ({ event }: { event: unknown }): SubmitEnd => ({
      kind: 'placed',
      orderId: answerIn<{ kind: 'placed'; orderId: string }>(event).orderId,
    }),
  },
  rescheduled: {
    type: 'final',
    output: ({ context: { tokenId }, event }: { context: SubmitContext; event: unknown }): SubmitEnd => ({
      kind: 'rescheduled',
      at: (event as Extract<SubmitEvent, { type: 'slot.accepted' }>).at,
      tokenId,
    }),
  },
  declined: {
    type: 'final',
    output: ({ event }: { event: unknown }): SubmitEnd => ({
      kind: 'declined',
      result: answerIn<{ kind: 'declined'; result: FailedPayment }>(event).result,
    }),
  },
  pinNeeded: {
    type: 'final',
    output: ({ context: { refusedCard } }: { context: SubmitContext }): SubmitEnd => ({
      kind: 'pinNeeded',
      cardId: must(refusedCard, 'refusedCard').id,
    }),
  },
  unauthorized: end({ kind: 'unauthorized' }),
  cardInvalid: end({ kind: 'cardInvalid' }),
  cardNeeded: end({ kind: 'cardNeeded' }),
  outdated: end({ kind: 'orderDiffers' }),
  left: {
    type: 'final',
    output: ({ context: { areGiftCardsOff } }: { context: SubmitContext }): SubmitEnd => ({ kind: 'left', areGiftCardsOff }),
  },
} as const;
