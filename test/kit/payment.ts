import * as v from 'valibot';
import { vi } from 'vitest';
import { assign, createActor, setup, waitFor, type ActorRefFrom } from 'xstate';
import { plainLine, type CartLineRequest } from '#domain/cart/line.ts';
import { createRequest } from '#domain/cart/create.ts';
import { must } from '#domain/must.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { checkoutScreen } from '#machines/checkout/checkout.screen.ts';
import { giftCardScreen } from '#machines/gift-card/gift-card.screen.ts';
import { submitScreen } from '#machines/submit/submit.screen.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import { phonePaymentScreen } from '#machines/phone-payment/phone-payment.screen.ts';
import type { PhonePaymentEvent } from '#machines/phone-payment/phone-payment.types.ts';
import { noticesMachine } from '#machines/notices/notices.machine.ts';
import { orderMachine } from '#machines/order/order.machine.ts';
import { paymentSelectionScreen } from '#machines/payment-selection/payment-selection.screen.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { cartApi } from '#src/api/cart-changes.ts';
import { giftCardAsSecret } from '#src/api/gift-card-secret.ts';
import { cardAsSecret } from '#src/api/payment.ts';
import { actors } from '#src/app/actors.ts';
import { createEffects } from '#src/app/effects.ts';
import { inside, on } from '#src/flows/checkout/checkout.effects.ts';
import { createLogic } from '#src/flows/checkout/checkout.logic.ts';
import { giveUpPayment } from '#src/flows/submit/abandoned-payment.effects.ts';
import type { Services } from '#src/app/services.ts';
import { createCardKeeper } from '#src/flows/card/kept-card.ts';
import { payingBy } from '#src/flows/checkout/payment-form.ts';
import { openSession } from '#sandbox/world/people/session.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import type { World } from '#sandbox/world/world.ts';
import { bodyOf } from './body-of.ts';
import { takeTime } from './checkout.ts';
import { testDependencies } from './test-dependencies.ts';

const { signal } = new AbortController();
const form = {
  details: { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '(555) 123-4567', smsOptIn: false },
  specialInstructions: '',
  goGreen: false,
  parkingSpot: '',
};
export const card = { creditCardNumber: '4111111111111111', cardHolderName: 'Ana Ruiz', expDate: '1231', cvv: '737', postalCode: '62701' };
export const ten = { giftCardNo: '6006490000007731', giftCardPin: '7731' };
export const three = { giftCardNo: '6070010000000300', giftCardPin: '0300' };
export const bonus = { giftCardNo: '6006490000008090', giftCardPin: '8090' };

interface TabOptions {
  readonly cartId?: string;
  readonly tabStorage?: ReturnType<typeof memoryStorage>;
  /** What a new cart holds besides the soups. Default: nothing. */
  readonly besides?: readonly CartLineRequest[];
}

type Member = { kind: 'restoring' | 'unrestored' } | { kind: 'signedIn'; session: { isPersistent: boolean; isSecure: boolean } };

/** Of the session a checkout reads only whether the member is trusted. */
const session = setup({
  types: { context: {} as { member: Member }, events: {} as { type: 'member.changed'; member: Member } },
}).createMachine({
  context: { member: { kind: 'signedIn', session: { isPersistent: false, isSecure: true } } },
  on: { 'member.changed': { actions: assign({ member: ({ event }) => event.member }) } },
  initial: 'visitor',
  states: { visitor: { initial: 'member', states: { member: {} } } },
});

/** The lifelong actors that a checkout reads or tells. */
const lifelong = setup({
  actors: {
    notices: noticesMachine,
    order: orderMachine,
    session,
  },
}).createMachine({
  invoke: [
    { src: 'notices', systemId: 'notices' },
    { src: 'order', systemId: 'order', input: { order: pickup, previous: pickup, placedCartId: null } },
    { src: 'session', systemId: 'session' },
  ],
});

/** A browser at checkouts of the pretend bakery, of a guest or of a member by their first name; its tabs share what all tabs share. */
export function openPayingBrowser(
  world: World,
  memberName: string | null = null,
  answerInstead: (name: string) => unknown = () => null,
  services: Partial<Services> = {},
) {
  const deps = { ...testDependencies(world), ...services };
  const asked: { readonly name: string; readonly body: unknown }[] = [];
  const call: typeof deps.call = (described, request) => {
    asked.push({ name: described.name, body: bodyOf(request) });
    const answer = answerInstead(described.name);
    return answer === null ? deps.call(described, request) : Promise.resolve(v.parse(described.answer, answer));
  };
  if (memberName !== null) {
    const person = must(
      world.people.all().find(({ firstName }) => firstName === memberName),
      memberName,
    );
    deps.vault.keepAccessToken(openSession(world, person).token);
  }
  const root = createActor(lifelong).start();
  const shared = { ...deps, call, actors: actors(root) };

  async function newCart(soups: number, besides: readonly CartLineRequest[]): Promise<string> {
    const api = cartApi(call);
    const { cartId } = await api.create(createRequest(pickup, { now: '2026-11-20T11:30', clientType: 'WEB', appVersion: '2.5.0' }), signal);
    for (const line of [plainLine('101012', 'Soup', soups), ...besides]) await api.add(cartId, line, signal);
    return cartId;
  }

  return {
    asked,
    /** The session says something else of the member. */
    setMember: (member: Member) => (root.system.get('session') as ActorRefFrom<typeof session>).send({ type: 'member.changed', member }),
    bodiesOf: (name: string) => asked.filter((one) => one.name === name).map(({ body }) => body),
    /** A tab at the checkout of a cart with soups: of a new one, or of the one that another tab has. */
    async openTab(soups = 1, { cartId: known, tabStorage = memoryStorage(), besides = [] }: TabOptions = {}) {
      const cartId = known ?? (await newCart(soups, besides));
      const services = { ...shared, vault: deps.vault, tabStorage };
      const actor = createActor(createLogic(services), {
        id: 'checkout',
        input: { cartId, order: pickup },
        inspect: createEffects([{ name: 'checkout', on, inside }], () => services, 'checkout'),
      });
      actor.start();
      const keepCard = createCardKeeper(deps.vault);
      // A reload during a call comes back to it.
      await waitFor(actor, (snapshot) => snapshot.matches('filling') || snapshot.matches('submitting'));
      const payment = must(actor.getSnapshot().children.paymentSelection, 'paymentSelection');
      await waitFor(payment, (snapshot) => snapshot.matches('choosing'));
      const split = () => {
        const screen = paymentSelectionScreen(payment.getSnapshot());
        if (screen.kind === 'loading') throw new Error('What is stored is still read.');
        return screen;
      };
      const phone = () => {
        const lazy = actor.getSnapshot().children.submit?.getSnapshot().children.phonePayment;
        const running = lazy === undefined ? null : runningActor(lazy);
        return running && phonePaymentScreen(running.getSnapshot());
      };
      const giftCard = () => {
        const lazy = payment.getSnapshot().children.giftCard;
        return lazy && (runningActor(lazy) ?? undefined);
      };
      return {
        cartId,
        payment,
        split,
        giftCard,
        snapshot: () => JSON.stringify(actor.getPersistedSnapshot()),
        /** What the dialog shows once the card was asked about; null: it is gone, and the card added. */
        async addGiftCard(typed: typeof ten, isSaved = false) {
          if (giftCard() === undefined) payment.send({ type: 'addition.requested', kind: 'giftCard' });
          await vi.waitUntil(() => {
            const dialog = giftCard();
            return dialog !== undefined && giftCardScreen(dialog.getSnapshot()).kind !== 'opening';
          });
          giftCard()?.send({ type: 'giftCard.submitted', secretId: deps.vault.keep(giftCardAsSecret(typed)), isSaved });
          await vi.waitUntil(() => {
            const dialog = giftCard();
            const screen = dialog && giftCardScreen(dialog.getSnapshot());
            return screen === undefined || screen.kind === 'blocked' || (screen.kind === 'filling' && screen.busy === null);
          });
          const dialog = giftCard();
          return dialog === undefined ? null : giftCardScreen(dialog.getSnapshot());
        },
        /** Leaves what the submission says, and waits until form and payment are there again. */
        async backToForm() {
          actor.getSnapshot().children.submit?.send({ type: 'submit.left' });
          await waitFor(actor, (snapshot) => snapshot.matches('filling'));
          await waitFor(payment, (snapshot) => snapshot.matches('choosing'));
        },
        /** A sign-in, after which everything is read anew. */
        arrive: () => actor.send({ type: 'member.arrived' }),
        /** As after a sign-in: everything is read anew. */
        async readAnew() {
          actor.send({ type: 'member.arrived' });
          await waitFor(payment, (snapshot) => snapshot.matches('choosing'));
        },
        /** Another tab has emptied the cart, which is then priced anew and refused. */
        async emptyCart() {
          await cartApi(call).remove(cartId, [1], signal);
          actor.send({ type: 'cart.changed', isOwn: false });
          await waitFor(actor, (snapshot) => snapshot.matches('blocked'));
        },
        /** What the form says went wrong; null: nothing, or there is no form. */
        trouble() {
          const screen = checkoutScreen(actor.getSnapshot());
          return screen.kind === 'filling' ? { trouble: screen.trouble, wallet: screen.wallet } : null;
        },
        total() {
          const screen = checkoutScreen(actor.getSnapshot());
          return screen.kind === 'filling' ? screen.total : null;
        },
        phone,
        /** The order in hand became another in another tab. */
        changeOrder: (order: SetUpOrder) => actor.send({ type: 'order.changed', order }),
        /** The checkout is left for good, as its page is by its address. */
        leave: async () => {
          actor.stop();
          await giveUpPayment(cartId, services);
        },
        tabStorage,
        /** The page is gone, as before it is loaded anew. */
        close: () => void actor.stop(),
        submission: () => {
          const { submit } = actor.getSnapshot().children;
          return submit && submitScreen(submit.getSnapshot());
        },
        answer: (type: 'submit.left' | 'submit.retried' | 'total.accepted' | 'pin.requested') =>
          actor.getSnapshot().children.submit?.send({ type }),
        /** Takes one of the offered times. Default: the first. */
        takeTime: (at?: string) => takeTime(actor.getSnapshot().children.submit, at),
        call: (event: PhonePaymentEvent) => actor.getSnapshot().children.submit?.getSnapshot().children.phonePayment?.send(event),
        async placeOrder(isSaved = false, phoneNumber = form.details.phone) {
          const paying = payingBy(split(), () => ({ kind: 'newCard', ...keepCard(cardAsSecret(card)), isSaved }));
          actor.send({ type: 'form.submitted', form: { ...form, details: { ...form.details, phone: phoneNumber } }, paying });
          return this.ended();
        },
        /** Waits until the order has an end, or the guest is asked. */
        ended() {
          const ended = () => {
            const { status, children, output } = actor.getSnapshot();
            const submission = children.submit && submitScreen(children.submit.getSnapshot());
            const isOngoing = submission?.kind === 'calling' && !['failed', 'unreachable', 'unended'].includes(phone()?.kind ?? '');
            if (submission !== undefined && submission.kind !== 'working' && !isOngoing) return submission.kind;
            return status === 'done' ? output?.kind : actor.getSnapshot().matches('filling') ? 'filling' : null;
          };
          return vi.waitUntil(ended, { timeout: 10_000 });
        },
      };
    },
    deps,
  };
}

/** What paid for the order of a cart, as on its receipt; undefined: there is none. */
export const paidFor = (world: World, cartId: string) =>
  world.orders
    .all()
    .find((order) => order.cartId === cartId)
    ?.paid.map(({ cardType, lastFour, cents }) => `${cardType} ${lastFour} ${cents}`);
