import { expect, it, vi } from 'vitest';
import { inTurn } from '#src/app/after-first-page/in-turn.ts';

it('takes each step once, and after one that failed goes on with that', async () => {
  const taken: string[] = [];
  const second = vi
    .fn<(to: string[]) => Promise<void>>(async (to) => void to.push('second'))
    .mockRejectedValueOnce(new Error('no connection'));
  const follow = inTurn([(to: string[]) => to.push('first'), second, (to) => to.push('third')], taken);
  await expect(follow()).rejects.toThrow('no connection');
  expect(taken).toEqual(['first']);
  await follow();
  await follow();
  expect(taken).toEqual(['first', 'second', 'third']);
});
