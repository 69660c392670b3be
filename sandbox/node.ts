import { controls } from './controls.ts';
import { handlers } from './handlers/all.ts';
import { openWorld, type WorldOptions } from './world/world.ts';

/** A new bakery in this process; it forgets everything when that ends. */
export function openBakery(options?: WorldOptions) {
  const world = openWorld(options);
  return [...handlers(world), ...controls(world)];
}
