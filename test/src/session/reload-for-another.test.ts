import { expect, it, vi } from 'vitest';
import { reloadForAnother } from '#src/app/session/reload-for-another.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();

it.each([
  ['another member signed in', 'ana', 'bo', 1],
  ['the same member is signed in', 'ana', 'ana', 0],
  ['the member signed out', 'ana', null, 0],
  ['a guest signed in', null, 'bo', 0],
])('A page that comes back after %s is loaded anew only where its member is another (SESSION-07)', (_, mine, theirs, times) => {
  const { vault } = testDependencies(world);
  vault.keepAccessToken(mine);
  const reload = vi.fn<() => void>();
  reloadForAnother({ vault, reload, tokenCookie: { ...testDependencies(world).tokenCookie, read: () => theirs } });
  expect(reload).toHaveBeenCalledTimes(times);
});
