import { createActor, type Actor } from 'xstate';
import type { SalesAdmin } from '#domain/cart/create.ts';
import type { StoredWishes } from '#domain/navigation/query.ts';
import { lazyActor } from '#machines/kit/lazy.ts';
import { appMachine } from '#machines/app/app.machine.ts';
import type { AppInput } from '#machines/app/app.types.ts';
import { noticesMachine } from '#machines/notices/notices.machine.ts';
import { siteMachine } from '#machines/site/site.machine.ts';
import { waitingPorts } from '#src/ports/clock.ts';
import { sitePorts } from '#src/ports/site.ts';
import { actors } from './actors.ts';
import { createEffects } from './effects.ts';
import { flowEffects } from './flows.ts';
import { cartFlow } from './flows/cart.ts';
import type { Dependencies, Services } from './services.ts';
import type { ordererIn } from './session/orderer.ts';

/**
 * Creates the root actor, every flow with its ports, and the handlers of what they emit. Flows that most visits do not open load their
 * code when they start.
 */
export function createApp(dependencies: Dependencies, input: AppInput, salesAdmin: () => SalesAdmin | null = () => null) {
  // Loaded with the session: a guest is not known.
  let member: typeof ordererIn | null = null;
  const services: Services = {
    ...dependencies,
    send: (event) => app.send(event),
    actors: actors({
      get system() {
        return app.system;
      },
    }),
    features: () => app.getSnapshot().context.features,
    cafeId: () => app.getSnapshot().context.order?.cafe.id ?? null,
    cartId: () => app.getSnapshot().context.cartId,
    orderer: () => ({ ...member?.(app, dependencies), salesAdmin: salesAdmin() }),
  };
  const { call, clock, config, leaveFor } = services;
  const onChanged = (): void => services.actors.session.send({ type: 'user.changed' });
  const wishes = (): StoredWishes => app.getSnapshot().context.wishes;
  const profile = lazyActor('profile', async () => (await import('./flows/profile.ts')).profileFlow(services, onChanged));
  const session = lazyActor('session', async () => {
    const [{ sessionFlow }, { ordererIn }] = await Promise.all([
      import('./flows/session.ts'),
      import('./session/orderer.ts'),
      import('./flows/session-handlers.ts'),
    ]);
    member = ordererIn;
    return sessionFlow(services, wishes, profile);
  });
  const pages = {
    orderSetup: lazyActor('orderSetup', async () => (await import('./flows/order-setup.ts')).orderSetupFlow(services)),
    product: lazyActor('product', async () => (await import('./flows/product.ts')).productFlow(services)),
    checkout: lazyActor('checkout', async () => (await import('./flows/checkout.ts')).checkoutFlow(services)),
  };
  const cart = cartFlow(services);
  const app = createActor(
    appMachine.provide({
      actors: {
        site: siteMachine.provide({
          actors: sitePorts(call, clock, { locale: config.locale, maintenancePage: config.maintenancePage, leaveFor }),
        }),
        session,
        notices: noticesMachine.provide({ actors: { pause: waitingPorts(clock).pause } }),
        cart: cart.logic,
        ...pages,
      },
    }),
    { input, inspect: createEffects(flowEffects, () => services) },
  );
  return { app, services, cartRecord: cart.record, preloadFlow: (flow: keyof typeof pages) => pages[flow].preload() };
}

/** Named by its machine: inferred from `createApp`, it would depend on the type of the routes, which depends on it. */
export type App = Actor<typeof appMachine>;
