import { createActor, type Actor } from 'xstate';
import type { SalesAdmin } from '#domain/cart/create.ts';
import type { FlowName } from '#machines/app/openable-flows.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import { appMachine } from '#machines/app/app.machine.ts';
import type { AppInput } from '#machines/app/app.types.ts';
import { storedAvoidance } from '#src/flows/allergens/avoidance-key.ts';
import { createOrders } from '#src/flows/orders/orders.flow.ts';
import { actors, featuresOf, orderIn } from './actors.ts';
import { actorsOf, forgetFlows } from './define-flow.ts';
import { createEffects } from './effects.ts';
import { flowEffects, flows } from './flows.ts';
import { knownFeatures } from './known-features.ts';
import { openOrderRecord } from './storage/order-record.ts';
import type { Dependencies, Services } from './services.ts';
import { viewerIn } from '#machines/app/viewer.ts';
import { sharedCartIn } from './storage/shared-cart.ts';

/** Creates the root actor with every flow of the list, and the handlers of what they emit. */
export function createApp(dependencies: Dependencies, input: AppInput, salesAdmin: () => SalesAdmin | null = () => null) {
  const cart = () => runningActor(app.getSnapshot().children.cart)?.getSnapshot().context;
  const services: Services = {
    ...dependencies,
    send: (event) => app.send(event),
    actors: actors({
      get system() {
        return app.system;
      },
    }),
    openFlow: (name) => app.getSnapshot().children[name],
    features: () => featuresOf(app),
    knownFeatures: () => knownFeatures(app),
    pricingContext: () => runningActor(services.openFlow('dynamicPricing'))?.getSnapshot().context.asked ?? null,
    cafeId: () => orderIn(app).order?.cafe.id ?? null,
    // The record knows of a cart whose code is not there yet, or whose actor broke.
    cartId: () => (cart() ?? sharedCartIn(dependencies.sharedStorage))?.cartId ?? null,
    hasCart: () => services.cartId() !== null || (cart()?.queue.length ?? 0) > 0,
    campaignParams: () => app.getSnapshot().context.campaignParams,
    async orderCustomer() {
      const isGuest = app.getSnapshot().children.session === undefined;
      const member = isGuest ? {} : (await import('./session/order-customer.ts')).orderCustomerOf(app, dependencies);
      return { ...member, salesAdmin: salesAdmin() };
    },
    viewer: () => viewerIn(app.getSnapshot()),
    orderRecord: openOrderRecord(dependencies, () => services.viewer()),
    forgetFlows: () => forgetFlows(dependencies.tabStorage),
  };
  const logic = actorsOf(flows, services);
  const orders = createOrders(services, logic);
  const app = createActor(appMachine.provide({ actors: { ...logic, orders } }), {
    // What was stored counts until the server says that the filter is off.
    input: { ...input, lastFeatures: { allergenFilter: storedAvoidance(dependencies) !== null, ...input.lastFeatures } },
    inspect: createEffects(flowEffects, () => services),
  });
  return { app, services, preloadFlow: (name: PageFlow) => logic[name].preload() };
}

/** Named by its machine: inferred from `createApp`, it would depend on the type of the routes, which depends on it. */
export type App = Actor<typeof appMachine>;

/** Flows of a page of their own, whose code comes with the page's. */
export type PageFlow = 'cart' | 'orderSetup' | 'checkout' | FlowName;
