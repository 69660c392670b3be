import { createActor } from 'xstate';
import { appMachine } from '#machines/app/app.machine.ts';
import type { AppInput } from '#machines/app/app.types.ts';
import { noticesMachine } from '#machines/notices/notices.machine.ts';
import { siteMachine } from '#machines/site/site.machine.ts';
import { waitingPorts } from '#src/ports/clock.ts';
import { sitePorts } from '#src/ports/site.ts';
import type { Around } from './around.ts';
import { cartFlow } from './flows/cart.ts';
import { late } from './late.ts';

/** Every flow with its ports. Those of a page of their own come with that page: whoever opens it waits for `flows` first. */
export function createApp(without: Omit<Around, 'features'>, input: AppInput) {
  const around: Around = { ...without, features: () => app.getSnapshot().context.features };
  const { call, clock, config, leaveFor } = around;
  const orderSetup = late('orderSetup', async () => (await import('./flows/order-setup.ts')).orderSetupFlow(around));
  const product = late('product', async () => (await import('./flows/product.ts')).productFlow(around));
  const checkout = late('checkout', async () => (await import('./flows/checkout.ts')).checkoutFlow(around));
  const app = createActor(
    appMachine.provide({
      actors: {
        site: siteMachine.provide({
          actors: sitePorts(call, clock, { locale: config.locale, maintenancePage: config.maintenancePage, leaveFor }),
        }),
        notices: noticesMachine.provide({ actors: { pause: waitingPorts(clock).pause } }),
        cart: cartFlow(around),
        orderSetup: orderSetup.logic,
        product: product.logic,
        checkout: checkout.logic,
      },
    }),
    { input },
  );
  return { app, around, flows: { orderSetup: orderSetup.ready, product: product.ready, checkout: checkout.ready } };
}

export type App = ReturnType<typeof createApp>['app'];
export type Flows = ReturnType<typeof createApp>['flows'];
