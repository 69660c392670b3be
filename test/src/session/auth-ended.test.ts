import type { NavigateOptions } from '@tanstack/react-router';
import { expect, it, vi } from 'vitest';
import { plainSignIn } from '#machines/auth/sign-in-options.ts';
import { onAuthEnded } from '#src/flows/session/session.effects.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';

const page = '/en-us/mybakery/profile-and-settings/rewards.html';
const asking = { kind: 'signIn', options: { ...plainSignIn, variant: 'expired', redirectTo: page } } as const;

function ended(event: Pick<Parameters<typeof onAuthEnded>[0], 'kind' | 'isPersistent'>) {
  const [send, navigate, reload] = [vi.fn<() => void>(), vi.fn<(to: NavigateOptions) => void>(), vi.fn<() => void>()];
  const services = { actors: { order: { send } }, tabStorage: memoryStorage(), send, navigate, reload };
  onAuthEnded({ type: 'auth.ended', wanted: asking, ...event } as never, services as never);
  return {
    pages: navigate.mock.calls.flat(),
    reloads: reload.mock.calls.length,
    isNoted: services.tabStorage.getItem('signedInAgain') !== null,
  };
}

it('re-authentication leads a persistent session to the wanted page, and loads the page anew without one (REAUTH-03, REAUTH-04)', () => {
  expect(ended({ kind: 'signedIn', isPersistent: true })).toEqual({ pages: [{ href: page }], reloads: 0, isNoted: false });
  expect(ended({ kind: 'signedIn', isPersistent: false })).toEqual({ pages: [], reloads: 1, isNoted: true });
});

it('a pending verification that fails loads the page anew (SIGNIN-13)', () => {
  expect(ended({ kind: 'interrupted', isPersistent: true })).toEqual({ pages: [], reloads: 1, isNoted: false });
});
