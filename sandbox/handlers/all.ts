import type { World } from '../world/world.ts';
import { appHandlers } from './app.ts';
import { cafeHandlers } from './cafe.ts';
import { cartHandlers } from './cart.ts';
import { menuHandlers } from './menu.ts';
import { submitHandlers } from './submit.ts';

/** Every call that the pretend bakery answers. */
export const handlers = (world: World) => [
  ...appHandlers(world),
  ...cafeHandlers(world),
  ...menuHandlers(world),
  ...cartHandlers(world),
  ...submitHandlers(world),
];
