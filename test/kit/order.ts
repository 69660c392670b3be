import { waitFor } from 'xstate';
import { must } from '#domain/must.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import { orderSetupScreen } from '#machines/order-setup/order-setup.screen.ts';
import type { OrderInput } from '#machines/order/order.types.ts';
import type { SetupRequest } from '#domain/order/setup-request.ts';
import { actors, featuresOf } from '#src/app/actors.ts';
import type { App } from '#src/app/create-app.ts';
import type { KeyValueStorage } from '#src/app/storage/storage.ts';
import { running } from './running.ts';
import { chooseAsap } from './setups.ts';

/** The cart, whose code runs. */
export const cartOf = (app: App) => must(runningActor(app.getSnapshot().children.cart), 'cart');

/** Starts the cart, as happens soon after the first page; resolves when its code runs. */
export async function startCart(app: App) {
  const { cart } = app.getSnapshot().children;
  cart?.send({ type: 'load.requested' });
  return await running(cart);
}

/** The id of the cart as the app has it. */
export const cartIdOf = (app: App): string | null => cartOf(app).getSnapshot().context.cartId;

/** The checkout of the order in hand. */
export const checkoutOf = (app: App) => actors(app).order.getSnapshot().children.checkout;

/** The setup of the order in hand. */
export const setupOf = (app: App) => actors(app).order.getSnapshot().children.orderSetup;

/** Comes to the checkout without its route. */
export function openCheckout(app: App): void {
  actors(app).order.send({ type: 'checkout.opened', cartId: cartIdOf(app) ?? '' });
}

/** Asks for a setup, as its page does. */
export function requestSetup(app: App, request: SetupRequest): void {
  const { visitor } = app.getSnapshot().context;
  actors(app).order.send({ type: 'setup.requested', ...request, features: featuresOf(app), visitor });
}

/** Sets up a pickup at cafe 203 as soon as possible, by its own setup. */
export async function setUpPickup(app: App): Promise<void> {
  requestSetup(app, { destination: 'RPU', cafeId: '203', isGroup: false, start: null });
  const setup = await running(setupOf(app));
  setup.send({ type: 'guest.continued' });
  await chooseAsap({ actor: setup, until: (kind) => waitFor(setup, (snapshot) => orderSetupScreen(snapshot).kind === kind) });
}

/** What an earlier visit left of its orders; what is left out stays as it is stored. */
export type EarlierOrder = { readonly [Key in keyof OrderInput]?: OrderInput[Key] | undefined } & {
  /** Whose the placed order is; null: a guest's. */
  readonly placedCustomerId?: string | null | undefined;
};

/** Writes what an earlier visit left of its orders. */
export function storeOrder(storage: KeyValueStorage, { order, previous, placedCartId, placedCustomerId = null }: EarlierOrder): void {
  if (order !== undefined) storage.setItem('orderSetup', JSON.stringify({ order, previous: previous ?? null }));
  else if (previous !== undefined) storage.setItem('orderSetup', JSON.stringify({ order: null, previous }));
  if (placedCartId !== undefined) storage.setItem('activeOrder', JSON.stringify({ cartId: placedCartId, customerId: placedCustomerId }));
}
