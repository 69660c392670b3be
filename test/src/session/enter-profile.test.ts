import { expect, it, vi } from 'vitest';
import type { SignInWish } from '#machines/door/door.types.ts';
import { enterProfile } from '../../../src/routes/en-us/my{$brand}/profile-and-settings/-enter-profile.ts';

type Context = Parameters<typeof enterProfile>[0];
const params = { brand: 'bakery', part: 'rewards' };
const pathname = '/en-us/mybakery/profile-and-settings/rewards.html';

it.for([
  ['a visitor who arrives is asked to sign in', 'enter', 1],
  ['a visitor who closed the question is not asked again', 'stay', 0],
] as const)('%s on a page for members alone (SIGNIN-18)', async ([, cause, times]) => {
  const signIn = vi.fn<(wish?: Partial<SignInWish>) => Promise<void>>(() => Promise.resolve());
  const context = { door: { member: () => Promise.resolve(null), signIn } } as unknown as Context;
  await enterProfile(context, params, { pathname, href: pathname, cause });
  expect(signIn).toHaveBeenCalledTimes(times);
  if (times === 1) expect(signIn).toHaveBeenCalledWith(expect.objectContaining({ redirectTo: pathname, isGuestAllowed: false }));
});
