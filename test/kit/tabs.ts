import { type InspectionEvent } from 'xstate';
import { plainLine } from '#domain/cart/line.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import type { Client } from '#src/api/client.ts';
import { actors } from '#src/app/actors.ts';
import { openStore } from '#src/app/storage/browser-state.ts';
import { createApp } from '#src/app/create-app.ts';
import type { ListedStorage } from '#src/app/storage/storage.ts';
import type { SharedWrite } from '#src/flows/kit/shared-writes.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import type { World } from '#sandbox/world/world.ts';
import { memoryLocks } from './locks.ts';
import { startCart } from './order.ts';
import { openTabStorages } from './tab-storage.ts';
import { testDependencies } from './test-dependencies.ts';
import { knownFeatures } from '#src/app/known-features.ts';

/** A browser with as many tabs as are opened, each in a process of its own: what one writes, the others see and hear when `deliver` says so. */
export function openBrowser(world: World) {
  const { texts, openTab, deliver } = openTabStorages();
  const locks = memoryLocks();
  return {
    texts,
    async openTab(tabStorage: ListedStorage = memoryStorage(), wrap = (call: Client) => call) {
      const { storage, listeners } = openTab();
      const store = openStore(storage, 'ui');
      const base = testDependencies(world);
      const onSharedWrite = (listener: (key: string, write: SharedWrite) => void) => {
        listeners.push(listener);
        return () => {};
      };
      const deps = { ...base, call: wrap(base.call), sharedStorage: storage, tabStorage, onSharedWrite, locks };
      const { app, services } = createApp(deps, {
        isTest: false,
        isDebug: false,
        hasToken: false,
        ...store.stored,
      });
      store.share(app, onSharedWrite, tabStorage, () => {});
      const { call, queryClient } = deps;
      const notices: string[] = [];
      let latest: object | null = null;
      const heard: string[] = [];
      app.system.inspect(({ type, actorRef, event }: InspectionEvent & { event?: { type: string } }) => {
        if (type === '@xstate.event' && actorRef === actors(app).order && event) heard.push(event.type);
      });
      app.start();
      await knownFeatures(app);
      await startCart(app);
      app.subscribe(({ children }) => {
        const notice = children.notices?.getSnapshot().context.notice;
        if (notice && notice !== latest) notices.push(notice.key);
        latest = notice ?? latest;
      });
      return {
        app,
        services,
        deps,
        notices,
        heard,
        call,
        queryClient,
        cart: () => runningActor(app.getSnapshot().children.cart)?.getSnapshot(),
      };
    },
    deliver,
  };
}

export const line = plainLine('101012', 'Soup');

export const withOrder = (texts: Map<string, string>) => texts.set('orderSetup', JSON.stringify({ order: pickup, previous: pickup }));
export const withCart = (texts: Map<string, string>) => {
  texts.set('cart.shared', JSON.stringify({ cartId: 'cart-1', order: pickup, isStale: false }));
};
