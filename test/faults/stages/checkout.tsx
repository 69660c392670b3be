import { must } from '#domain/must.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import { delivery, pickup } from '#model-tests/samples/orders.ts';
import { giftCardAsSecret } from '#src/api/gift-card-secret.ts';
import { placedOrder } from '#src/api/order.ts';
import { byCard, byPhone } from '#model-tests/samples/paying.ts';
import { cardAsSecret } from '#src/api/payment.ts';
import { PhonePayment } from '#src/routes/app/-payment/phone-payment.tsx';
import { GiftCard } from '#src/routes/app/-payment/gift-card.tsx';
import { CartContents } from '#src/routes/app/-cart/cart.tsx';
import { CheckoutPage } from '#src/routes/app/-checkout/checkout-page.tsx';
import { ConfirmationPage } from '#src/routes/app/-orders/confirmation.tsx';
import { cafeById } from '#src/api/cafe.ts';
import { nameOf, openSite, openSiteWithCart, stageOf, until, type Site, type WithCart } from '../site.ts';
import type { OpenStage, Stage } from '../stage.ts';
import { orderIn } from '#src/app/actors.ts';
import { checkoutOf } from '#test/kit/order.ts';
import { enterCheckout } from '#test/kit/enter-checkout.ts';
import { running } from '#test/kit/running.ts';
import { cafes } from '#sandbox/world/cafe/cafes.ts';
import type { World } from '#sandbox/world/world.ts';

const form = {
  details: { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '(555) 123-4567', smsOptIn: false },
  specialInstructions: '',
  goGreen: false,
  parkingSpot: '',
};
const card = { creditCardNumber: '4111111111111111', cardHolderName: 'Ana Ruiz', expDate: '1231', cvv: '123', postalCode: '62701' };

export const childrenOf = ({ app }: Site) => {
  const checkout = runningActor(checkoutOf(app));
  return { checkout, submit: checkout?.getSnapshot().children.submit };
};
async function runCheckout(site: Site) {
  await enterCheckout(site.context);
  await running(checkoutOf(site.app));
}

const placeOrder = (site: Site, creditCardNumber = card.creditCardNumber) => {
  const cardId = site.context.vault.keep(cardAsSecret({ ...card, creditCardNumber }));
  childrenOf(site).checkout?.send({ type: 'form.submitted', form, paying: byCard(cardId) });
};

function atCheckout(site: Site, act: () => unknown): Stage {
  return {
    site: () => site,
    act,
    state: () => {
      const { checkout, submit } = childrenOf(site);
      if (checkout === null) return stageOf(site);
      return submit === undefined ? nameOf(checkout) : `${nameOf(checkout)} ${nameOf(submit)}`;
    },
    page: CheckoutPage,
    ways: {
      'page.error.retry': () => childrenOf(site).checkout?.send({ type: 'checkout.retried' }),
      'shell.backToCart': () => childrenOf(site).checkout?.send({ type: 'checkout.left' }),
      'checkout.order': () => placeOrder(site),
      'checkout.tip.none': () => childrenOf(site).checkout?.send({ type: 'tip.chosen', tip: 100, percent: null }),
      'submit.retry': () => childrenOf(site).submit?.send({ type: 'submit.retried' }),
      'submit.unknown.retry': () => childrenOf(site).submit?.send({ type: 'submit.retried' }),
      'submit.back': () => childrenOf(site).submit?.send({ type: 'submit.left' }),
    },
  };
}

export const pricing: OpenStage = async (world) => {
  const site = await openSiteWithCart(world);
  return atCheckout(site, () => runCheckout(site));
};

export async function openForm(world: World, cart: WithCart = {}) {
  const site = await openSiteWithCart(world, cart);
  await runCheckout(site);
  await until(() => childrenOf(site).checkout?.getSnapshot().matches('filling'), true);
  return site;
}

/** The form, filled in: its button is pressed. */
export const ordering: OpenStage = async (world) => {
  const site = await openForm(world);
  return atCheckout(site, () => placeOrder(site));
};

/** The form, whose order is paid by phone. */
async function byPhoneAt(world: World) {
  const site = await openForm(world);
  const call = () => {
    const lazy = childrenOf(site).submit?.getSnapshot().children.phonePayment;
    return lazy === undefined ? null : runningActor(lazy);
  };
  const at = atCheckout(site, () => {});
  const stage = {
    ...at,
    state: () => {
      const running = call();
      return running === null ? at.state() : nameOf(running);
    },
    page: () => {
      const running = call();
      return running === null ? <CheckoutPage /> : <PhonePayment actor={running} />;
    },
    ways: {
      ...at.ways,
      'phonePayment.check': () => call()?.send({ type: 'call.retried' }),
      'phonePayment.again': () => call()?.send({ type: 'call.retried' }),
      'page.error.retry': () => call()?.send({ type: 'call.retried' }),
    },
  };
  return {
    stage,
    call,
    start: (phone = form.details.phone) =>
      childrenOf(site).checkout?.send({ type: 'form.submitted', form: { ...form, details: { ...form.details, phone } }, paying: byPhone }),
  };
}

/** Place order is pressed, by phone. */
export const payingByPhone: OpenStage = async (world) => {
  const { stage, start } = await byPhoneAt(world);
  return { ...stage, act: () => start() };
};

/** The bank declines the card on the phone, and the guest pays another way. */
export const endingCall: OpenStage = async (world) => {
  const { stage, call, start } = await byPhoneAt(world);
  start('(217) 555-0199');
  await until(() => call()?.getSnapshot().matches('failed'), true);
  return { ...stage, act: () => call()?.send({ type: 'call.left' }) };
};

/** A card was declined: the guest goes back to the cart, and its payment is given up. */
export const leavingDeclined: OpenStage = async (world) => {
  const site = await openForm(world);
  placeOrder(site, '4000000000000002');
  await until(() => childrenOf(site).checkout?.getSnapshot().matches({ filling: 'declined' }), true);
  return {
    ...atCheckout(site, () => childrenOf(site).checkout?.send({ type: 'checkout.left' })),
    page: CartContents,
    ways: { 'cart.remove': () => {} },
  };
};

const driver = must(
  [...cafes.values()].find(({ serving }) => serving.destinations.includes('DELIVERY') && serving.timeZone === delivery.cafe.timeZone),
  'a cafe that delivers',
);
const delivered: SetUpOrder = { ...delivery, cafe: { ...delivery.cafe, id: driver.serving.id } };

/** The form, over which a gift card is added: number and PIN are there. */
export const addingGiftCard: OpenStage = async (world) => {
  const site = await openForm(world);
  const payment = () => childrenOf(site).checkout?.getSnapshot().children.paymentSelection;
  const dialog = () => payment()?.getSnapshot().children.giftCard;
  const giftCard = () => runningActor(dialog());
  await until(() => payment()?.getSnapshot().matches('choosing'), true);
  payment()?.send({ type: 'addition.requested', kind: 'giftCard' });
  await until(() => giftCard()?.getSnapshot().matches('filling'), true);
  const apply = () => {
    const secretId = site.context.vault.keep(giftCardAsSecret({ giftCardNo: '6006490000007731', giftCardPin: '7731' }));
    giftCard()?.send({ type: 'giftCard.submitted', secretId, isSaved: false });
  };
  return {
    site: () => site,
    act: apply,
    state: () => nameOf(giftCard() ?? must(payment(), 'payment')),
    page: () => {
      const actor = dialog();
      return actor ? <GiftCard actor={actor} send={() => {}} /> : <CheckoutPage />;
    },
    ways: { 'giftCard.submit': apply },
  };
};

/** The form of a delivery: a tip is chosen. */
export const tipping: OpenStage = async (world) => {
  const site = await openForm(world, { order: delivered, quantity: 4 });
  return atCheckout(site, () => childrenOf(site).checkout?.send({ type: 'tip.chosen', tip: 100, percent: null }));
};

/** The page after the order, loaded anew. `part` is what it reads. */
const confirming =
  (part: 'order' | 'cafe'): OpenStage =>
  async (world) => {
    const ordered = await openForm(world);
    const cartId = must(ordered.cartId(), 'cartId');
    placeOrder(ordered);
    await until(() => orderIn(ordered.app).placedCartId, cartId);
    const site = await openSite(world, { placedCartId: cartId });
    const { queryClient, call } = site.context;
    const { queryKey } = part === 'order' ? placedOrder(call, cartId) : cafeById(call, pickup.cafe.id);
    const fetch = async () => {
      await queryClient.prefetchQuery(placedOrder(call, cartId));
      if (part === 'cafe') await queryClient.prefetchQuery(cafeById(call, pickup.cafe.id));
    };
    return {
      site: () => site,
      act: fetch,
      state: () => `${part} ${queryClient.getQueryState(queryKey)?.status ?? 'unread'}`,
      page: ConfirmationPage,
      ways: { 'page.error.retry': fetch, 'confirmation.another': fetch },
    };
  };
export const readingOrder = confirming('order');
export const readingCafeOfOrder = confirming('cafe');
