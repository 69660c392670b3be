import { expect, it } from 'vitest';
import { models } from './kit/models.ts';
import { describeFailure, walkAtRandom } from './kit/random.ts';

/** Another one for every run, so that time finds what a path does not; printed with what it found. */
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

it.for(models)(`$flow holds on random walks (seed ${seed})`, async ({ flow, model }) => {
  const failure = await walkAtRandom(model, { seed });
  expect(failure, failure === null ? '' : describeFailure(flow, failure)).toBeNull();
});
