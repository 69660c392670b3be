import * as v from 'valibot';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { appMachine } from '#machines/app/app.machine.ts';
import type { AppInput } from '#machines/app/app.types.ts';
import { isAtRest } from '#machines/kit/rest.ts';
import type { Shelf } from './keep.ts';
import { ActiveOrder, Application, nothingStored, OrderSetup, Session, UiState, User } from './stored.ts';

/** Whether somebody is signed in, for the other tabs; who it is says the cookie. */
const SESSION_KEY = 'session';
/** Where the cart flow is kept: shared by all tabs. */
export const CART_KEY = 'cart';

/** What an earlier visit of this browser left (GEN-20); a storage that cannot be read is an empty one. */
export function readStored(
  shelf: Shelf,
  uiStateKey: string,
): Pick<AppInput, 'order' | 'previous' | 'isContinuedGuest' | 'wishes' | 'hasSeenWelcome' | 'placedCartId'> {
  const { order, previous } = read(shelf, 'orderSetup', OrderSetup) ?? nothingStored.orderSetup;
  return {
    order,
    previous,
    isContinuedGuest: (read(shelf, 'user', User) ?? nothingStored.user).isContinuedGuest,
    wishes: read(shelf, 'application', Application) ?? nothingStored.application,
    hasSeenWelcome: (read(shelf, uiStateKey, UiState) ?? nothingStored.uiState).hasSeenWelcome,
    placedCartId: (read(shelf, 'activeOrder', ActiveOrder) ?? nothingStored.activeOrder).cartId,
  };
}

/** Writes what changes from now on. Gives a function that stops it. */
export function writeStored(app: ActorRefFrom<typeof appMachine>, shelf: Shelf, uiStateKey: string): () => void {
  const write = ({ context }: SnapshotFrom<typeof appMachine>) => {
    // First, so that another tab at the same checkout hears why its order is gone.
    put(shelf, 'activeOrder', { cartId: context.placedCartId });
    put(shelf, 'user', { isContinuedGuest: context.visitor === 'continuedAsGuest' });
    put(shelf, SESSION_KEY, { isSignedIn: context.visitor === 'member' });
    put(shelf, 'orderSetup', { order: context.order, previous: context.previous });
    put(shelf, 'application', context.wishes);
    put(shelf, uiStateKey, { hasSeenWelcome: context.hasSeenWelcome });
  };
  const { unsubscribe } = app.subscribe(write);
  return unsubscribe;
}

/** What a flow left on a shelf is nobody's any more (SESSION-07). */
export function forgetFlows(tab: Shelf): void {
  for (const flow of ['orderSetup.flow', 'product', 'checkout', 'profile']) tab.removeItem(flow);
}

/** Follows what another tab does to the order in hand and to the cart. A cart with a call under way waits for its own answer. */
export function followTabs(
  app: ActorRefFrom<typeof appMachine>,
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  onSession: (isSignedIn: boolean) => unknown,
): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === 'orderSetup') {
      const stored = parse(newValue, OrderSetup);
      if (stored !== null) app.send({ type: 'order.followed', order: stored.order });
    }
    if (key === 'activeOrder') {
      const cartId = parse(newValue, ActiveOrder)?.cartId ?? null;
      if (cartId !== null) app.send({ type: 'placed.followed', cartId });
    }
    if (key === SESSION_KEY) {
      const stored = parse(newValue, Session);
      if (stored !== null) void onSession(stored.isSignedIn);
    }
    if (key === CART_KEY && isAtRest(app.getSnapshot().children.cart?.getSnapshot())) app.send({ type: 'cart.followed' });
  };
  page.addEventListener('storage', hear);
  return () => page.removeEventListener('storage', hear);
}

function read<Value>(shelf: Shelf, key: string, schema: v.GenericSchema<unknown, Value>): Value | null {
  try {
    return parse(shelf.getItem(key), schema);
  } catch {
    return null;
  }
}

function parse<Value>(text: string | null, schema: v.GenericSchema<unknown, Value>): Value | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return parsed.success ? parsed.output : null;
}

/** Writing what stands there already would wake the other tabs for nothing. */
function put(shelf: Shelf, key: string, value: object) {
  try {
    const text = JSON.stringify(value);
    if (shelf.getItem(key) !== text) shelf.setItem(key, text);
  } catch {
    // A full or forbidden storage: this visit goes on without it.
  }
}
