import { expect, it } from 'vitest';
import { createWorlds } from '#tools/serve/worlds.ts';

it('opens a world per name, and forgets the one that was away longest', () => {
  let opened = 0;
  const worldOf = createWorlds(() => (opened += 1), 2);
  expect([worldOf('a'), worldOf('b'), worldOf('a')]).toEqual([1, 2, 1]);
  expect(worldOf('c')).toBe(3);
  expect([worldOf('a'), worldOf('b')]).toEqual([1, 4]);
});
