import { assign, emit, enqueueActions, sendTo, setup, type DoneActorEvent } from 'xstate';
import type { SeenCart } from '#domain/cart/contents.ts';
import { tipFor } from '#domain/cart/create.ts';
import type { TipChoice } from '#domain/checkout/tip.ts';
import { must } from '#domain/must.ts';
import { rescheduledTo } from '#domain/order/cart-order.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { isSameOrder } from '#domain/order/same-order.ts';
import { isSamePaying, walletIn, type Paying } from '#domain/payment/paying.ts';
import { answerIn, eventParams } from '../kit/outcome.ts';
import { port } from '../kit/port.ts';
import { paymentSelectionMachine } from '../payment-selection/payment-selection.machine.ts';
import type { PaymentSelectionInput } from '../payment-selection/payment-selection.types.ts';
import { submitMachine } from '../submit/submit.machine.ts';
import type { SubmitInput, SubmitOutput } from '../submit/submit.types.ts';
import type {
  CheckoutContext,
  CheckoutEmitted,
  CheckoutEvent,
  CheckoutForm,
  CheckoutInput,
  CheckoutOutput,
  DeclinedPayment,
  PriceCartInput,
  PriceCartResult,
  SaveCartInput,
  SaveCartResult,
  TypedAtCheckout,
} from './checkout.types.ts';

interface Price extends SeenCart {
  readonly tipPercent: number | null;
  readonly isOther?: true;
}
type Rescheduled = Extract<SubmitOutput, { kind: 'rescheduled' }>;
interface InContext {
  readonly context: CheckoutContext;
}
export type Answered<Result> = InContext & { readonly event: DoneActorEvent<Result> };

/** The cart that belongs to the amount on the button. It outlives a reload, as no cache does (SUBMIT-01). */
const seenIn = ({ total, contents, pricedTip }: CheckoutContext): SeenCart | null =>
  total === null || contents === null ? null : { total, tip: pricedTip, contents };

export const priceInput = ({ context, context: { cartId, order, isReturn, tipPercent, pricedTip } }: InContext): PriceCartInput => ({
  cartId,
  order,
  isFirstCheckout: !isReturn,
  tipChoice: { percent: tipPercent, tip: pricedTip },
  seen: seenIn(context),
});

/** Writes the tip, the form where it was submitted, and an accepted time that the cart may not have yet. */
export const saveInput = ({ context, context: { cartId, order, tip, tipPercent, form, at } }: InContext): SaveCartInput => ({
  cartId,
  order,
  // Another tab may have made the delivery a pickup since the tip was chosen.
  tipChoice: { percent: tipPercent, tip: tipFor(order.destination, tip) },
  form,
  at,
  seen: seenIn(context),
});

export const isSavedAsAgreed = ({ context, event: { output } }: Answered<SaveCartResult>) =>
  output.kind === 'saved' && output.total === context.total && !output.isOther;

/** The cart has the later time, and is else as agreed: the press that took it places the order. A wallet approves once more first. */
export const isRescheduledAsAgreed = (answered: Answered<SaveCartResult>) =>
  isSavedAsAgreed(answered) && walletIn(answered.context.paying) === null;

/** The cart holds other food than the guest saw, and its total does not say so. */
export const isSavedOther = ({ event: { output } }: Answered<SaveCartResult>) => output.kind === 'saved' && output.isOther === true;

/** Nothing but the tip is new in the total. */
export const isOnlyTipNew = ({ context, event: { output } }: Answered<SaveCartResult>) =>
  output.kind === 'saved' && output.total - output.tip === must(context.total, 'total') - context.pricedTip;

/** What else is new in the total, the guest did on this page. */
export const isSavedWithOwnChange = ({ context, event: { output } }: Answered<SaveCartResult>) =>
  output.kind === 'saved' && context.changedBy === 'guest';

/**
 * The cart holds other food than the order that was pressed for at an earlier visit, and its total does not say so; or what changed the total then
 * has not been acted on.
 */
export const isPricedWithNews = ({ context, event: { output } }: Answered<PriceCartResult>) =>
  output.kind === 'priced' && (output.isOther === true || context.formerTotal !== null);

const paymentReloaded = ({ context: { order } }: InContext) => ({ type: 'payment.reloaded' as const, cafeId: order.cafe.id });

export const paymentInput = ({ context: { cartId, order } }: InContext): PaymentSelectionInput => ({ cartId, cafeId: order.cafe.id });

/** What the checkout is made of: its types, ports, guards and actions. */
export const checkoutSetup = setup({
  types: {
    context: {} as CheckoutContext,
    input: {} as CheckoutInput,
    events: {} as CheckoutEvent,
    output: {} as CheckoutOutput,
    emitted: {} as CheckoutEmitted,
    children: {} as { submit: 'submit'; paymentSelection: 'paymentSelection' },
  },
  actors: {
    priceCart: port<PriceCartInput, PriceCartResult>('priceCart'),
    saveCart: port<SaveCartInput, SaveCartResult>('saveCart'),
    submit: submitMachine,
    paymentSelection: paymentSelectionMachine,
  },
  guards: {
    // A time that was accepted here comes back as the same order, and so does an order that another tab writes again.
    isOtherOrder: ({ context }, { order }: { order: SetUpOrder }) => !isSameOrder(context.order, order),
  },
  actions: {
    // The split follows the total at once: what is shown adds up.
    setPrice: enqueueActions(({ enqueue }, { total, tip, tipPercent, contents, isOther }: Price) => {
      enqueue.assign(({ context }) => ({
        total,
        contents,
        tip,
        tipPercent,
        pricedTip: tip,
        formerTotal: total === context.total && !isOther ? context.formerTotal : context.total,
        isReturn: true,
      }));
      enqueue.sendTo('paymentSelection', { type: 'total.changed', total, tip });
    }),
    // What was done elsewhere stays said until the guest acts on it, whatever else they change on the page.
    noteChange: assign(({ context }, { isOwn }: { isOwn: boolean }) => ({
      changedBy: isOwn && context.changedBy !== 'other' ? ('guest' as const) : ('other' as const),
    })),
    setTip: assign(({ context }, { tip, percent }: TipChoice) => ({
      tip: tipFor(context.order.destination, tip),
      tipPercent: percent,
      // A tip that was typed is taken over with this, or given up.
      typed: context.typed.otherTip == null ? context.typed : { ...context.typed, otherTip: null },
    })),
    setTyped: assign(({ context }, { typed }: { typed: TypedAtCheckout }) => ({ typed: { ...context.typed, ...typed } })),
    setForm: enqueueActions(({ context, enqueue }, { form, paying }: { form: CheckoutForm; paying: Paying }) => {
      if (context.paying === null || !isSamePaying(context.paying, paying)) {
        enqueue.emit({ type: 'payment.replaced', cartId: context.cartId });
      }
      enqueue.assign({ form, paying, carried: null, changedBy: null, formerTotal: null });
    }),
    setDeclined: assign((_, { result, total }: DeclinedPayment) => ({ declined: { result, total } })),
    clearDeclined: assign({ declined: null }),
    clearNews: assign({ formerTotal: null, changedBy: null }),
    clearForm: assign({ form: null }),
    setReason: assign((_, { reasonCode }: { reasonCode: string }) => ({ reasonCode })),
    // However a submission ends, its total may have been agreed to after the form was submitted. One that breaks has agreed to none.
    setAgreed: enqueueActions(({ context, enqueue, event }) => {
      const agreed = answerIn<SubmitOutput | undefined>(event);
      if (agreed === undefined) return;
      const { total, contents } = agreed;
      enqueue.assign({ total, contents });
      enqueue.sendTo('paymentSelection', { type: 'total.changed', total, tip: context.pricedTip });
    }),
    // The order is for the accepted time even where the answer of the cart is lost.
    setTime: assign(({ context }, { at, tokenId }: Rescheduled) => ({
      at,
      order: rescheduledTo(context.order, at),
      carried: { tokenId },
    })),
    clearTime: assign({ at: null }),
    setOrder: assign((_, { order }: { order: SetUpOrder }) => ({ order, at: null })),
    reloadPayment: sendTo('paymentSelection', paymentReloaded),
    // A gift card that turned out to be short is read anew. Where none is taken for an order, one can be read all the same.
    readPayment: sendTo('paymentSelection', ({ context }, { areGiftCardsOff }: { areGiftCardsOff: boolean }) =>
      areGiftCardsOff ? { type: 'giftCards.refused' as const } : paymentReloaded({ context }),
    ),
    askPin: sendTo('paymentSelection', ({ context }, { cardId }: { cardId: string }) => ({
      ...paymentReloaded({ context }),
      pinOf: cardId,
    })),
    leaveAddition: sendTo('paymentSelection', { type: 'addition.left' }),
    // A wallet's approval is spent by the order that was pressed for, also where none was placed.
    reloadSpent: enqueueActions(({ context, enqueue }) => {
      if (walletIn(context.paying) !== null) enqueue.sendTo('paymentSelection', paymentReloaded({ context }));
    }),
    emitFault: emit((_, fault: { source: string; message: string }) => ({ type: 'fault.found' as const, ...fault })),
    endSubmission: sendTo('submit', { type: 'order.changed' }),
    sendCartChange: sendTo('submit', { type: 'cart.changed' }),
    emitFollowed: emit({ type: 'order.followed' }),
    emitRescheduled: emit(({ context: { order } }) => ({ type: 'order.rescheduled', order })),
  },
});

export const isOtherOrder = { type: 'isOtherOrder', params: eventParams } as const;
export const setOrder = { type: 'setOrder', params: eventParams } as const;

/** The contents of the cart changed, by the guest on this page or elsewhere. */
export const changed = { type: 'noteChange', params: eventParams } as const;

/** Another tip is chosen while a call is on its way: the latest choice is saved, as a part of the price that the cart has by then (CART-10). */
export const otherTip = { target: '#checkout.savingTip', reenter: true, actions: { type: 'setTip', params: eventParams } } as const;

/** The guest comes back from a submission, which may have changed the cart. */
export const returned = { type: 'noteChange', params: { isOwn: true } } as const;

const submissionOf = ({ cartId, total, contents }: CheckoutContext) => ({
  cartId,
  total: must(total, 'total'),
  contents: must(contents, 'contents'),
});

export const submitInput = ({ context, context: { paying, carried } }: InContext): SubmitInput => ({
  ...submissionOf(context),
  paying: must(paying, 'paying'),
  carried,
});

/** Of a question about the order of another tab, which pays nothing. */
export const inquiryInput = ({ context }: InContext): SubmitInput => ({
  ...submissionOf(context),
  paying: { method: null, giftCards: [], tip: 0, hasGiftCardTipping: false },
  carried: null,
  isInquiry: true,
});

/** While a submission is at work, what another tab changes is for it to hear. */
export const heardBySubmission = {
  'cart.changed': { actions: 'sendCartChange' },
  'order.changed': { guard: isOtherOrder, actions: [setOrder, 'endSubmission', 'emitFollowed'] },
} as const;
