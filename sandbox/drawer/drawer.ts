import type { World } from '../world/world.ts';

/** Opens the drawer. */
export function openDrawer(_world: World): void {}
