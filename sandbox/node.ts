import { handlers } from './handlers/all.ts';
import { openWorld, type WorldOptions } from './world/world.ts';

/** A new bakery in this process; it forgets everything when that ends. */
export const openBakery = (options?: WorldOptions) => handlers(openWorld(options));
