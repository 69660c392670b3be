import { isRedirect } from '@tanstack/react-router';
import { expect, it, vi } from 'vitest';
import type { MemberSession } from '#domain/session/member.ts';
import { pat } from '#model-tests/samples/members.ts';
import type { Auth } from '#src/app/session/auth.ts';
import { profileEntry } from '../../../src/routes/en-us/my{$brand}/profile-and-settings/-profile-entry.ts';

const params = { brand: 'bakery', part: 'rewards' };
const pathname = '/en-us/mybakery/profile-and-settings/rewards.html';
const wanted = { pathname, href: pathname, preload: false };

function visitor(state: Pick<MemberSession, 'isPersistent' | 'isSecure'> | null, recent: readonly string[] = []) {
  const auth = {
    member: vi.fn<Auth['member']>(() => Promise.resolve(state && { ...pat, ...state })),
    signIn: vi.fn<Auth['signIn']>(),
    askAgain: vi.fn<Auth['askAgain']>(),
  };
  const send = vi.fn<(event: { type: string }) => void>();
  const context = { auth, visit: { recent: () => recent }, startSession: () => ({ send }) };
  return { context, auth, send };
}

it.for([
  ['a visitor who arrives is asked to sign in', true, 1],
  ['a visitor who closed the question is not asked again', false, 0],
] as const)('%s on a page for members alone (SIGNIN-18)', async ([, isArrival, times]) => {
  const { context, auth } = visitor(null);
  const { enter } = await profileEntry(context, params, wanted);
  enter({ isArrival });
  expect(auth.signIn).toHaveBeenCalledTimes(times);
  if (times === 1) expect(auth.signIn).toHaveBeenCalledWith(expect.objectContaining({ redirectTo: pathname, isGuestAllowed: false }));
});

it('the profile of a member whose session is trusted opens', async () => {
  const { context, auth, send } = visitor({ isPersistent: true, isSecure: true });
  const { enter } = await profileEntry(context, params, wanted);
  enter({ isArrival: true });
  expect(send.mock.calls).toEqual([[{ type: 'profile.opened' }]]);
  expect(auth.signIn).not.toHaveBeenCalled();
});

it('a member whose session is not trusted stays on their page while they are asked for the password (ROUTES-35)', async () => {
  const { context, auth, send } = visitor({ isPersistent: true, isSecure: false }, ['/app/menu.html']);
  const refused: unknown = await profileEntry(context, params, wanted).catch((error: unknown) => error);
  expect(isRedirect(refused) && refused.options.href).toBe('/app/menu.html');
  expect(auth.askAgain.mock.calls).toEqual([[pathname]]);
  expect(send).not.toHaveBeenCalled();
});

it('a member whose session is not trusted and who comes from nowhere is asked over the page (ROUTES-35)', async () => {
  const { context, auth } = visitor({ isPersistent: true, isSecure: false });
  const { enter } = await profileEntry(context, params, wanted);
  enter({ isArrival: true });
  expect(auth.askAgain.mock.calls).toEqual([[pathname]]);
});

it('a preload of the profile does not ask who the visitor is', async () => {
  const { context, auth } = visitor({ isPersistent: true, isSecure: false }, ['/app/menu.html']);
  await profileEntry(context, params, { ...wanted, preload: true });
  expect([auth.member.mock.calls, auth.askAgain.mock.calls, auth.signIn.mock.calls]).toEqual([[], [], []]);
});
