import type { ActorRefFrom } from 'xstate';
import version from 'virtual:flow-version/checkout';
import type { Cart } from '#domain/cart/cart.ts';
import { isSameOrder } from '#domain/order/same-order.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { submitMachine } from '#machines/submit/submit.machine.ts';
import { checkoutPorts } from './checkout.ports.ts';
import { browserClock, waitingPorts } from '#src/flows/kit/clock.ports.ts';
import { createPaymentSelection } from '#src/flows/payment-selection/payment-selection.logic.ts';
import { forgetChoice } from '#src/flows/payment-selection/choice-record.ports.ts';
import { droppingPorts } from '#src/flows/submit/dropping.ports.ts';
import { phonePaymentFlow } from '#src/flows/phone-payment/phone-payment.flow.ts';
import { submitPorts } from '#src/flows/submit/submit.ports.ts';
import type { SentPayment } from '#src/flows/submit/paid.ports.ts';
import { storedAvoidance } from '#src/flows/allergens/avoidance-key.ts';
import { createSubmissions, isUndecided } from '#src/flows/submit/submission-record.ts';
import { laterSlots } from '#src/flows/submit/later-slots.ports.ts';
import { createTabLock } from '#src/flows/submit/tab-lock.ports.ts';
import { cartActivity } from '#src/app/cart-activity.ts';
import { lazyLogic } from '#src/app/define-flow.ts';
import type { Services } from '#src/app/services.ts';
import { persist } from '#src/app/persist.ts';
import { CheckoutContextSchema, insideCheckout, withoutAccounts } from './checkout.context.ts';

/** States of a submission that go on to ask what came of it; any other says what another tab may have changed since. */
const asking = ['intending', 'waiting', 'unknown'] as const;

/** The machines with their ports. */
export function createLogic(services: Services) {
  const { clock, locks, sharedStorage } = services;
  const submissions = createSubmissions(sharedStorage);
  const lock = createTabLock({ locks, storage: sharedStorage, clock: browserClock });
  // An order is as good without it, and comes first.
  const onSent = (sent: SentPayment) =>
    void import('#src/flows/submit/paid.ports.ts').then(({ notePaid }) => notePaid(sent, services)).catch(() => {});
  const ports = submitPorts({
    ...services,
    ...laterSlots(services),
    submissions,
    lock,
    onSent,
    onPlaced: (cartId) => forgetChoice(cartId, services),
  });
  const activity = cartActivity(services);
  const asks = (cart: Cart) =>
    storedAvoidance(services) !== null && import('./ask-avoided.ports.ts').then((code) => code.asksAbout(services, cart));
  // As seldom as what drops a code.
  const noteRemoved = (cartId: string, dropped: string) =>
    import('#src/app/storage/removed-discounts.ts').then((code) => code.removedDiscountsIn(sharedStorage).add(cartId, dropped));
  const dropping = droppingPorts({ ...services, ...activity, noteRemoved });
  const submit = submitMachine.provide({
    actors: { ...ports, ...dropping, phonePayment: lazyLogic(phonePaymentFlow, services), pause: waitingPorts(clock).pause },
  });
  const paymentSelection = createPaymentSelection(services);
  return persist(
    checkoutMachine.provide({
      actors: {
        ...checkoutPorts({ ...services, ...activity, asks }),
        submit,
        paymentSelection,
      },
    }),
    {
      version,
      context: CheckoutContextSchema,
      inside: insideCheckout,
      kept: withoutAccounts,
      // Only a submission that was sent continues, to ask for its result, and a payment by phone that was begun, to follow it; both for the
      // order as it is now. A form is priced anew, and an order that was not sent, or a call that is to be repeated, needs another press.
      matches: (context, input, snapshot) => {
        const submission = submissions.read(input.cartId);
        const { submit: child } = snapshot.children as Readonly<Record<string, ActorRefFrom<typeof submitMachine> | undefined>>;
        const former = child?.getSnapshot();
        const isAsked = isUndecided(submission);
        const isCalled =
          submission?.outcome === 'open' && submission.phoneCall !== undefined && former?.context.paying.method?.kind === 'phone';
        return (
          asking.some((state) => former?.matches(state)) &&
          (isAsked || (isCalled && former.matches('intending'))) &&
          context.cartId === input.cartId &&
          isSameOrder(context.order, input.order)
        );
      },
      inheritedInput: ({ cartId, typed, isReturn, tipPercent, pricedTip, total, contents, formerTotal, changedBy }, input, former) => {
        if (cartId !== input.cartId) return input;
        const outcome = submissions.read(cartId)?.outcome ?? 'placed';
        // A change that the guest did not make and has not acted on is said until they do.
        const hasNews = former.matches('filling') && formerTotal !== null && changedBy !== 'guest';
        // After a press of Place order that is not known to have placed one, the form says whether the cart holds other food now (SUBMIT-01).
        const isSeen = hasNews || outcome !== 'placed';
        const seen = isSeen && total !== null && contents !== null ? { total, contents, formerTotal: hasNews ? formerTotal : null } : null;
        return { ...input, typed, isReturn, tipChoice: { percent: tipPercent, tip: pricedTip }, seen };
      },
      staysAfter: ({ kind }) => kind !== 'placed',
    },
    services,
  );
}

export { inside, on } from './checkout.effects.ts';
