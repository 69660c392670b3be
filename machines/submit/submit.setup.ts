import { assign, emit, sendTo, setup } from 'xstate';
import type { OrderLimit } from '#domain/checkout/order-limit.ts';
import type { SlotOffer } from '#domain/checkout/slot-gone.ts';
import type { Cents } from '#domain/money/money.ts';
import type { NamedGiftCard } from '#domain/payment/offered.ts';
import { areGiftCardsOff } from '#domain/payment/gift-cards-off.ts';
import { BY_PHONE } from '#domain/payment/allocation.ts';
import { isApproved, isPaid } from '#domain/payment/paying.ts';
import { is, outcome } from '../kit/outcome.ts';
import { lazyFlow } from '../kit/lazy.ts';
import type { TRANSIENT } from '../kit/persistable.ts';
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
  ValidateCartInput,
  ValidateCartResult,
} from './submit.types.ts';

/**
 * Whether another total can be agreed to where it is said: one method pays it, and is good for that amount. With gift cards the page shows
 * the new split first; a wallet approves the new amount there.
 */
export const canAgree = ({ paying, asked }: Pick<SubmitContext, 'paying' | 'asked'>): boolean =>
  asked !== null && paying.giftCards.length === 0 && isPaid(paying, asked.total) && isApproved(paying, asked.total);

/** Whether the order is to be paid by phone. Nothing to pay needs no call. */
export const isByPhone = ({ paying, total }: Pick<SubmitContext, 'paying' | 'total'>): boolean =>
  paying.method?.kind === BY_PHONE && total > 0;

/** The server was not asked yet what became of a call. */
export const noChecks: SubmitContext['checks'] = { count: 0, sentAt: null };

/** What the chart of a submission is made of: its ports, and what it keeps and emits. */
export const submitSetup = setup({
  types: {
    context: {} as SubmitContext,
    input: {} as SubmitInput,
    events: {} as SubmitEvent,
    emitted: {} as SubmitEmitted,
    output: {} as SubmitOutput,
    tags: {} as typeof TRANSIENT,
    children: {} as { phonePayment: 'phonePayment' },
  },
  actors: {
    prepare: port<PrepareInput, PrepareResult>('prepare'),
    openSubmission: port<OpenSubmissionInput, OpenSubmissionResult>('openSubmission'),
    validateCart: port<ValidateCartInput, ValidateCartResult>('validateCart'),
    placeOrder: port<PlaceOrderInput, PlaceOrderResult>('placeOrder'),
    findOrder: port<FindOrderInput, FindOrderResult>('findOrder'),
    dropDiscount: port<DropDiscountInput, DropDiscountResult>('dropDiscount'),
    dropGiftCards: port<DropGiftCardsInput, DropGiftCardsResult>('dropGiftCards'),
    phonePayment: lazyFlow<typeof phonePaymentMachine>('phonePayment'),
    pause: waits.pause,
  },
  guards: {
    isPaidByPhone: ({ context }) => context.isPaidByPhone,
    isOutdated: ({ context }) => context.isOutdated,
    isByPhone: ({ context }) => isByPhone(context),
    /** Paid by phone already, a call is asked about once more, whatever else the guest chose. */
    isCalled: ({ context }) => isByPhone(context) || context.isPaidByPhone,
    hasRefusedCard: ({ context }) => context.refusedCard !== null,
    isOffered: ({ context }, { at }: { at: string }) => context.slot?.times.includes(at) === true,
    canAgree: ({ context }) => canAgree(context),
    isInquiry: ({ context }) => context.isInquiry,
    canRepeat: ({ context }) => !context.isInquiry,
  },
  actions: {
    setToken: assign((_, { tokenId }: { tokenId: string | null }) => ({ tokenId })),
    setSubmission: assign((_, { submissionId }: { submissionId: string }) => ({ submissionId, checks: noChecks, isMaintenance: false })),
    resetChecks: assign({ checks: noChecks }),
    setWait: assign((_, { waitMs, checks }: Pick<SubmitContext, 'waitMs' | 'checks'>) => ({ waitMs, checks })),
    setSlot: assign((_, { slot }: { slot: SlotOffer }) => ({ slot })),
    setMaintenance: assign({ isMaintenance: true }),
    setUnsent: assign((_, { isMaintenance = false }: { isMaintenance?: boolean }) => ({ isMaintenance })),
    clearMaintenance: assign({ isMaintenance: false }),
    setAsked: assign((_, { total, contents }: { total: Cents; contents: string }) => ({ asked: { total, contents } })),
    agreeToAsked: assign(({ context: { asked } }) => ({ ...asked, asked: null })),
    setPaidByPhone: assign((_, { isPaidByPhone }: { isPaidByPhone: boolean }) => ({ isPaidByPhone })),
    endCall: sendTo('phonePayment', { type: 'call.left' }),
    setOutdated: assign({ isOutdated: true }),
    setReason: assign((_, { reasonCode, limit = null }: { reasonCode: string; limit?: OrderLimit | null }) => ({
      reasonCode,
      limit,
      areGiftCardsOff: areGiftCardsOff(reasonCode),
    })),
    setDiscount: assign((_, { reasonCode, discountCode }: { reasonCode: string; discountCode: string | null }) => ({
      reasonCode,
      discountCode,
    })),
    setRefusedCard: assign((_, { reasonCode, card }: { reasonCode: string; card: NamedGiftCard }) => ({ reasonCode, refusedCard: card })),
    emitHome: emit({ type: 'home.opened' }),
    emitFailed: emit(({ context: { reasonCode } }, { outcome }: Pick<SubmitFailed, 'outcome'>) => ({
      type: 'submit.failed',
      outcome,
      reasonCode,
    })),
  },
});

/** The action that says outside why the order was not placed (SUBMIT-09). */
export const failed = (outcome: SubmitFailed['outcome']) => ({ type: 'emitFailed', params: { outcome } }) as const;

const declined = { guard: is('declined'), target: 'declined', actions: failed('declined') } as const;
const cardNeeded = { guard: is('cardNeeded'), target: 'cardNeeded', actions: failed('cardNeeded') } as const;
/** What follows where the server says no, and why. */
const refusal = {
  guard: is('refused'),
  target: 'refused',
  actions: [{ type: 'setReason', params: outcome('refused') }, failed('refused')],
} as const;

/** What follows where the card gets no token, or is gone. */
export const obstaclesOfCard = [
  declined,
  {
    guard: is('cardInvalid'),
    target: 'cardInvalid',
    actions: [{ type: 'setReason', params: outcome('cardInvalid') }, failed('refused')],
  },
  refusal,
  cardNeeded,
] as const;

/** What follows where the server would not place the order. */
export const obstaclesOfCart = [
  declined,
  {
    guard: is('slotGone'),
    target: 'offeringSlot',
    actions: [{ type: 'setSlot', params: outcome('slotGone') }, failed('slotGone')],
  },
  {
    guard: is('totalChanged'),
    target: 'totalChanged',
    actions: [{ type: 'setAsked', params: outcome('totalChanged') }, failed('totalChanged')],
  },
  { guard: is('linesChanged'), target: 'cartChanged', actions: failed('linesChanged') },
  {
    guard: is('discountRefused'),
    target: 'discountRefused',
    actions: [{ type: 'setDiscount', params: outcome('discountRefused') }, failed('discountRefused')],
  },
  {
    guard: is('serviceFailed'),
    target: 'serviceFailed',
    actions: [{ type: 'setReason', params: outcome('serviceFailed') }, failed('serviceFailed')],
  },
  {
    guard: is('onlyGiftCards'),
    target: 'onlyGiftCards',
    actions: [{ type: 'setReason', params: outcome('onlyGiftCards') }, failed('serviceFailed')],
  },
  {
    guard: is('mixedCart'),
    target: 'mixedCart',
    actions: [{ type: 'setReason', params: outcome('mixedCart') }, failed('serviceFailed')],
  },
  refusal,
  { guard: is('unauthorized'), target: 'unauthorized', actions: failed('unauthorized') },
  { guard: is('submittedAlready'), target: 'reconciling', actions: 'resetChecks' },
  {
    guard: is('unsent'),
    target: 'notPlaced',
    actions: [{ type: 'setUnsent', params: outcome('unsent') }, failed('notPlaced')],
  },
] as const;

/** What follows where the order could not be placed, or not by this call. */
export const obstacles = [
  ...obstaclesOfCart,
  { guard: is('found'), target: 'reconciling', actions: 'resetChecks' },
  { guard: is('closed'), target: 'opening' },
  cardNeeded,
] as const;
