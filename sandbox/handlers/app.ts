import { appFeatures, appKeys } from '#contract/app.ts';
import { featureAnswer } from '../world/core/feature.ts';
import type { World } from '../world/world.ts';
import { answering } from './answer.ts';

export function appHandlers(world: World) {
  const answer = answering(world);
  return [...answer(appKeys, () => ({ mapsKey: 'sandbox-maps' })), ...answer(appFeatures, () => featureAnswer(world.features.all()))];
}
