import { must } from '#domain/must.ts';
import type { Viewer } from '#domain/order/viewer.ts';
import type { World } from '#sandbox/world/world.ts';

/** A member of the sandbox. */
export const patIn = (world: World) => must(world.people.byEmail('pat@example.com'), 'pat');

/** Pat, as who looks at the orders of a browser. */
export const viewerOf = (world: World): Viewer => ({ kind: 'member', customerId: patIn(world).customerId });
