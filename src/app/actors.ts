import type { Features } from '#domain/app/features.ts';
import type { ActorRefFrom, ActorRefFromLogic, AnyActorRef } from 'xstate';
import type { LazyLogic } from '#machines/kit/lazy.ts';
import type { addingMachine } from '#machines/adding/adding.machine.ts';
import type { cartMachine } from '#machines/cart/cart.machine.ts';
import type { noticesMachine } from '#machines/notices/notices.machine.ts';
import type { orderMachine } from '#machines/order/order.machine.ts';
import type { OrderContext } from '#machines/order/order.types.ts';
import type { ordersMachine } from '#machines/orders/orders.machine.ts';
import type { overlaysMachine } from '#machines/overlays/overlays.machine.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import type { siteMachine } from '#machines/site/site.machine.ts';

/** The actors with a `systemId`. The session starts with the first need of it; the code of the cart, and of adding, comes with it. */
export interface LifelongActors {
  readonly site: ActorRefFrom<typeof siteMachine>;
  readonly session: ActorRefFromLogic<LazyLogic<typeof sessionMachine>>;
  readonly notices: ActorRefFrom<typeof noticesMachine>;
  readonly overlays: ActorRefFrom<typeof overlaysMachine>;
  readonly cart: ActorRefFromLogic<LazyLogic<typeof cartMachine>>;
  readonly adding: ActorRefFromLogic<LazyLogic<typeof addingMachine>>;
  readonly orders: ActorRefFrom<typeof ordersMachine>;
  /** The order in hand; another takes its place where it broke. */
  readonly order: ActorRefFrom<typeof orderMachine>;
}

/** Returns the actors with a `systemId` by name. @throws by name where one is not there: never started, or ended. */
export const actors = (root: Pick<AnyActorRef, 'system'>): LifelongActors =>
  new Proxy({} as LifelongActors, {
    get(_, name) {
      const actor: unknown = root.system.get(String(name));
      if (actor === undefined) throw new Error(`There is no actor "${String(name)}".`);
      return actor;
    },
  });

/** Returns the features of the site: until the server answers, those of the last visit. */
export const featuresOf = (root: Pick<AnyActorRef, 'system'>): Features => actors(root).site.getSnapshot().context.features;

/** Returns what is known of the order in hand. */
export const orderIn = (root: Pick<AnyActorRef, 'system'>): OrderContext => actors(root).order.getSnapshot().context;
