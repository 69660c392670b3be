import { createActor } from 'xstate';
import type { SalesAdmin } from '#domain/cart/create.ts';
import type { StoredWishes } from '#domain/navigation/query.ts';
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
import { late } from './late.ts';
import { opened } from './opened.ts';
import type { Dependencies, Services } from './services.ts';
import type { ordererIn } from './session/orderer.ts';

/**
 * Creates the root actor, every flow with its ports, and the handlers of what they emit. The code of a page's flow comes with that
 * page: its route waits for `flows` first.
 */
export async function createApp(dependencies: Dependencies, input: AppInput, salesAdmin: () => SalesAdmin | null = () => null) {
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
    orderer: () => ({ ...member?.(app, dependencies.queryClient), salesAdmin: salesAdmin() }),
  };
  const { call, clock, config, leaveFor } = services;
  const orderSetup = late('orderSetup', async () => (await import('./flows/order-setup.ts')).orderSetupFlow(services));
  const product = late('product', async () => (await import('./flows/product.ts')).productFlow(services));
  const checkout = late('checkout', async () => (await import('./flows/checkout.ts')).checkoutFlow(services));
  const onChanged = (): void => services.actors.session.send({ type: 'user.changed' });
  const wishes = (): StoredWishes => app.getSnapshot().context.wishes;
  const profile = late('profile', async () => (await import('./flows/profile.ts')).profileFlow(services, onChanged));
  const session = late('session', async () => {
    const [{ sessionFlow }, { ordererIn }] = await Promise.all([
      import('./flows/session.ts'),
      import('./session/orderer.ts'),
      import('./flows/session-handlers.ts'),
    ]);
    member = ordererIn;
    return sessionFlow(services, wishes, profile.logic);
  });
  // A member is signed in from the start.
  if (input.hasToken) await session.ready();
  const cart = cartFlow(services);
  const app = createActor(
    appMachine.provide({
      actors: {
        site: siteMachine.provide({
          actors: sitePorts(call, clock, { locale: config.locale, maintenancePage: config.maintenancePage, leaveFor }),
        }),
        session: session.logic,
        notices: noticesMachine.provide({ actors: { pause: waitingPorts(clock).pause } }),
        cart: cart.logic,
        orderSetup: orderSetup.logic,
        product: product.logic,
        checkout: checkout.logic,
      },
    }),
    { input, inspect: createEffects(flowEffects, () => services) },
  );
  return {
    app,
    services,
    cartRecord: cart.record,
    flows: {
      orderSetup: orderSetup.ready,
      product: product.ready,
      checkout: checkout.ready,
      profile: profile.ready,
      /** Starts the session, once the app runs. */
      async session() {
        await Promise.all([session.ready(), opened(app)]);
        app.send({ type: 'session.needed' });
      },
    },
  };
}

export type App = Awaited<ReturnType<typeof createApp>>['app'];
export type Flows = Awaited<ReturnType<typeof createApp>>['flows'];
