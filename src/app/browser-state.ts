import * as v from 'valibot';
import type { ActorRefFrom } from 'xstate';
import type { appMachine } from '#machines/app/app.machine.ts';
import type { AppContext, AppInput } from '#machines/app/app.types.ts';
import { flowKey } from './persist.ts';
import type { KeyValueStorage } from './storage.ts';
import { ActiveOrder, Application, nothingStored, OrderSetup, Session, UiState, User } from './browser-state.schema.ts';

/** Signed-in flag shared between tabs; the cookie holds the identity. */
const SESSION_KEY = 'session';
const CHECKOUT_KEY = flowKey('checkout');
/** A product that was not added to the cart: it was for the order that is placed then. */
const PRODUCT_KEY = flowKey('product');

type App = ActorRefFrom<typeof appMachine>;
type Page = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/**
 * What this browser remembers, for the next visit and for its other tabs (GEN-20).
 * `stored` is what an earlier visit left. `share` writes what changes in this tab, and follows what changes in another;
 * it gives a function that stops both.
 */
export function openStore(storage: KeyValueStorage, uiStateKey: string) {
  const found = new Map(
    ['user', 'orderSetup', 'application', 'activeOrder', SESSION_KEY, uiStateKey].map((key) => [key, storage.getItem(key)]),
  );
  return {
    stored: storedIn((key) => found.get(key) ?? null, uiStateKey),
    share(app: App, page: Page, tabStorage: KeyValueStorage, onSession: (isSignedIn: boolean) => unknown): () => void {
      forgetPlaced(storage, tabStorage);
      const { unsubscribe } = app.subscribe(({ context }) => {
        for (const [key, text] of textsOf(context, uiStateKey)) {
          // What has not changed here may have changed in another tab: to write it again would undo that.
          if (found.get(key) === text) continue;
          found.set(key, text);
          put(storage, key, text);
          if (key === 'activeOrder' && context.placedCartId !== null) tabStorage.removeItem(PRODUCT_KEY);
        }
      });
      const hear = ({ key }: StorageEvent) => {
        // Read again: two tabs that write at the same time would otherwise swap their values.
        if (key !== null) follow(app, key, storage.getItem(key), onSession);
        if (key === 'activeOrder') {
          forgetPlaced(storage, tabStorage);
          tabStorage.removeItem(PRODUCT_KEY);
        }
      };
      page.addEventListener('storage', hear);
      return () => {
        unsubscribe();
        page.removeEventListener('storage', hear);
      };
    },
  };
}

function storedIn(textOf: (key: string) => string | null, uiStateKey: string) {
  const { order, previous } = parse(textOf('orderSetup'), OrderSetup) ?? nothingStored.orderSetup;
  return {
    order,
    previous,
    isContinuedGuest: (parse(textOf('user'), User) ?? nothingStored.user).isContinuedGuest,
    campaignParams: parse(textOf('application'), Application) ?? nothingStored.application,
    hasSeenWelcome: (parse(textOf(uiStateKey), UiState) ?? nothingStored.uiState).hasSeenWelcome,
    placedCartId: (parse(textOf('activeOrder'), ActiveOrder) ?? nothingStored.activeOrder).cartId,
  } satisfies Partial<AppInput>;
}

const textsOf = (context: AppContext, uiStateKey: string) =>
  Object.entries({
    // First, so that another tab at the same checkout knows why its order is gone.
    activeOrder: { cartId: context.placedCartId },
    user: { isContinuedGuest: context.visitor === 'continuedAsGuest' },
    [SESSION_KEY]: { isSignedIn: context.visitor === 'member' },
    orderSetup: { order: context.order, previous: context.previous },
    application: context.campaignParams,
    [uiStateKey]: { hasSeenWelcome: context.hasSeenWelcome },
  }).map(([key, value]) => [key, JSON.stringify(value)] as const);

/** What another tab did to the order in hand, or to who is signed in. */
function follow(app: App, key: string, text: string | null, onSession: (isSignedIn: boolean) => unknown) {
  if (key === 'orderSetup') {
    const stored = parse(text, OrderSetup);
    if (stored !== null) app.send({ type: 'order.synced', ...stored });
  }
  if (key === 'activeOrder') {
    const cartId = parse(text, ActiveOrder)?.cartId ?? null;
    if (cartId !== null) app.send({ type: 'checkout.synced', cartId });
  }
  if (key === SESSION_KEY) {
    const stored = parse(text, Session);
    if (stored !== null) void onSession(stored.isSignedIn);
  }
}

/** Removes what was typed at a checkout whose cart is an order now, placed by any tab. */
export function forgetPlaced(storage: KeyValueStorage, tabStorage: KeyValueStorage) {
  const cartId = parse(storage.getItem('activeOrder'), ActiveOrder)?.cartId ?? null;
  if (cartId !== null && tabStorage.getItem(CHECKOUT_KEY)?.includes(`"${cartId}"`)) tabStorage.removeItem(CHECKOUT_KEY);
}

function parse<Value>(text: string | null, schema: v.GenericSchema<unknown, Value>): Value | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return parsed.success ? parsed.output : null;
}

/** Writing an unchanged value would wake the other tabs for nothing. */
function put(storage: KeyValueStorage, key: string, text: string) {
  if (storage.getItem(key) !== text) storage.setItem(key, text);
}
