import { assign, emit, setup } from 'xstate';
import type { Cents } from '#domain/money/money.ts';
import { BY_PHONE } from '#domain/payment/allocation.ts';
import { isPaid } from '#domain/payment/paying.ts';
import { lazyFlow } from '../kit/lazy.ts';
import { port, waits } from '../kit/port.ts';
import type { phonePaymentMachine } from '../phone-payment/phone-payment.machine.ts';
import type {
  DropDiscountInput,
  DropDiscountResult,
  DropGiftCardsInput,
  DropGiftCardsResult,
  FindOrderInput,
  FindOrderResult,
  OpenSubmissionInput,
  OpenSubmissionResult,
  PlaceOrderInput,
  PlaceOrderResult,
  PrepareInput,
  PrepareResult,
  SubmitContext,
  SubmitEmitted,
  SubmitEvent,
  SubmitFailed,
  SubmitInput,
  SubmitOutput,
} from './submit.types.ts';

/** Whether another total can be agreed to where it is said: one method pays it. With gift cards the page shows the new split first. */
export const canAgree = ({ paying, total }: Pick<SubmitContext, 'paying' | 'total'>): boolean =>
  paying.giftCards.length === 0 && isPaid(paying, total);

/** What the chart of a submission is made of: its ports, and what it keeps and emits. */
export const submitSetup = setup({
  types: {
    context: {} as SubmitContext,
    input: {} as SubmitInput,
    events: {} as SubmitEvent,
    emitted: {} as SubmitEmitted,
    output: {} as SubmitOutput,
    children: {} as { phonePayment: 'phonePayment' },
  },
  actors: {
    prepare: port<PrepareInput, PrepareResult>('prepare'),
    openSubmission: port<OpenSubmissionInput, OpenSubmissionResult>('openSubmission'),
    placeOrder: port<PlaceOrderInput, PlaceOrderResult>('placeOrder'),
    findOrder: port<FindOrderInput, FindOrderResult>('findOrder'),
    dropDiscount: port<DropDiscountInput, DropDiscountResult>('dropDiscount'),
    dropGiftCards: port<DropGiftCardsInput, DropGiftCardsResult>('dropGiftCards'),
    phonePayment: lazyFlow<typeof phonePaymentMachine>('phonePayment'),
    pause: waits.pause,
  },
  guards: {
    isOutdated: ({ context }) => context.isOutdated,
    isByPhone: ({ context }) => context.paying.method?.kind === BY_PHONE && context.total > 0,
    hasSlot: ({ context }) => context.nextSlot !== null,
    canAgree: ({ context }) => canAgree(context),
  },
  actions: {
    setToken: assign((_, { tokenId }: { tokenId: string | null }) => ({ tokenId })),
    setSubmission: assign((_, { submissionId }: { submissionId: string }) => ({ submissionId, checks: 0 })),
    setJudged: assign((_, { sentAt }: { sentAt: string | null }) => ({ judgedSentAt: sentAt })),
    resetChecks: assign({ checks: 0 }),
    countCheck: assign(({ context }) => ({ checks: context.checks + 1 })),
    setWait: assign((_, { waitMs }: { waitMs: number }) => ({ waitMs })),
    setSlot: assign((_, { nextSlot, isPrepTime }: { nextSlot: string | null; isPrepTime: boolean }) => ({ nextSlot, isPrepTime })),
    setTotal: assign((_, { total }: { total: Cents }) => ({ total })),
    setOutdated: assign({ isOutdated: true }),
    setReason: assign((_, { reasonCode }: { reasonCode: string }) => ({ reasonCode })),
    setDiscount: assign((_, { reasonCode, discountCode }: { reasonCode: string; discountCode: string | null }) => ({
      reasonCode,
      discountCode,
    })),
    emitHome: emit({ type: 'home.opened' }),
    emitFailed: emit(({ context: { reasonCode } }, { outcome }: Pick<SubmitFailed, 'outcome'>) => ({
      type: 'submit.failed',
      outcome,
      reasonCode,
    })),
  },
});
