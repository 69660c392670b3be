import { createActor } from 'xstate';
import type { CallFailure } from '#domain/app/call-failure.ts';
import type { SalesAdmin } from '#domain/cart/create.ts';
import type { StoredWishes } from '#domain/navigation/query.ts';
import { appMachine } from '#machines/app/app.machine.ts';
import type { AppEvent, AppInput } from '#machines/app/app.types.ts';
import { noticesMachine } from '#machines/notices/notices.machine.ts';
import { siteMachine } from '#machines/site/site.machine.ts';
import { waitingPorts } from '#src/ports/clock.ts';
import { sitePorts } from '#src/ports/site.ts';
import type { Around } from './around.ts';
import type { ordererIn } from './session/orderer.ts';
import { cartFlow } from './flows/cart.ts';
import { late } from './late.ts';
import { faultInspector, type Fault } from './report.ts';

const nobody = () => null;

interface AppOptions {
  readonly salesAdmin?: () => SalesAdmin | null;
  /** Receives each `fault.found` that any actor of the tree emits. */
  readonly report?: (fault: Fault) => void;
  /** Receives each `api.failed` that any actor of the tree emits (MFA-23, SIGNUP-03). */
  readonly onApiFailed?: (failure: CallFailure) => void;
}

/** Every flow with its ports. Those of a page of their own come with that page: whoever opens it waits for `flows` first. */
export async function createApp(
  without: Omit<Around, 'features' | 'cafeId' | 'cartId' | 'orderer'>,
  input: AppInput,
  { salesAdmin = nobody, report = () => {}, onApiFailed = () => {} }: AppOptions = {},
) {
  // Comes with the session: a guest is nobody known.
  let member: typeof ordererIn | null = null;
  const around: Around = {
    ...without,
    features: () => app.getSnapshot().context.features,
    cafeId: () => app.getSnapshot().context.order?.cafe.id ?? null,
    cartId: () => app.getSnapshot().context.cartId,
    orderer: () => ({ ...member?.(app, without.queryClient), salesAdmin: salesAdmin() }),
  };
  const { call, clock, config, leaveFor } = around;
  const send = (event: AppEvent): void => app.send(event);
  const orderSetup = late('orderSetup', async () => (await import('./flows/order-setup.ts')).orderSetupFlow(around));
  const product = late('product', async () => (await import('./flows/product.ts')).productFlow(around));
  const checkout = late('checkout', async () => (await import('./flows/checkout.ts')).checkoutFlow(around, send));
  const onChanged = (): void => app.getSnapshot().children.session?.send({ type: 'user.changed' });
  const wishes = (): StoredWishes => app.getSnapshot().context.wishes;
  const profile = late('profile', async () => (await import('./flows/profile.ts')).profileFlow(around, onChanged));
  const session = late('session', async () => {
    const [{ sessionFlow }, { ordererIn }] = await Promise.all([import('./flows/session.ts'), import('./session/orderer.ts')]);
    member = ordererIn;
    return sessionFlow(around, wishes, profile.logic);
  });
  // Whoever is signed in is there from the beginning.
  if (input.hasToken) await session.ready();
  const cart = cartFlow(around);
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
    { input, inspect: faultInspector(report, onApiFailed) },
  );
  return {
    app,
    around,
    cartRecord: cart.record,
    flows: {
      orderSetup: orderSetup.ready,
      product: product.ready,
      checkout: checkout.ready,
      profile: profile.ready,
      session: session.ready,
    },
  };
}

export type App = Awaited<ReturnType<typeof createApp>>['app'];
export type Flows = Awaited<ReturnType<typeof createApp>>['flows'];
