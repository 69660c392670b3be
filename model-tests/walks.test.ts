import { expect, it } from 'vitest';
import { models } from './kit/models.ts';
import { describeFailure, walkAtRandom } from './kit/random.ts';

/** Fixed, so that the gate gives the same answer twice; `npm test -- --seed random` takes another one. */
const seed = Number(process.env['SEED'] ?? 20_261);

it.for(models)(`$flow holds on random walks (seed ${seed})`, async ({ flow, model }) => {
  const failure = await walkAtRandom(model, { seed });
  expect(failure, failure === null ? '' : describeFailure(flow, failure)).toBeNull();
});
