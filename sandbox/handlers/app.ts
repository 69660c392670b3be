import { appFeatures, appKeys } from '#contract/app.ts';
import type { World } from '../world/world.ts';
import { answering } from './answer.ts';

/** The features that the pretend bakery has switched on; every other keeps the client's default. */
const features = { miniCartIsEnabled: true, nightHours: true };

export function appHandlers(world: World) {
  const answer = answering(world);
  return [...answer(appKeys, () => ({})), ...answer(appFeatures, () => features)];
}
