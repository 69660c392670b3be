import { expect, it, vi } from 'vitest';
import type { Access } from '#contract/endpoint.ts';
import { onApiError } from '#src/app/on-api-error.ts';
import { createAuth } from '#src/app/session/auth.ts';
import { ApiError } from '#src/api/errors.ts';
import type { Services } from '#src/app/services.ts';
import { must } from '#domain/must.ts';
import { liveApp } from '#test/kit/live.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();

/** The whole app after a 401, and whether it asks to sign in. */
async function begin() {
  const live = await liveApp(world);
  const auth = createAuth(live.app);
  const trackEvent = vi.fn<Services['trackEvent']>();
  const hear = async (access: Access, endpoint = 'geocode') => {
    const error = new ApiError({ kind: 'unauthorized', endpoint, status: 401, reasonCode: 'error.token' });
    onApiError(error, access, { app: live.app, auth, faults: { report: () => {} }, trackEvent, exemptReasonCode: 'error.authentication' });
    // Who is signed in is read by code that comes on demand.
    await auth.member();
    await new Promise((resolve) => setTimeout(resolve, 50));
  };
  return { live, hear, trackEvent, wanted: () => must(live.session.getSnapshot().context, 'session').wanted };
}

it('A 401 of a look-up does not ask a guest to sign in (ERRORS-02)', async () => {
  const { live, hear } = await begin();
  await hear('public');
  expect(live.screen()).toMatchObject({ isAuthOpen: false });
});

it('A 401 of the cart asks a guest to sign in: the cart may be a member’s (ERRORS-02)', async () => {
  const { live, hear, wanted } = await begin();
  await hear('either');
  expect(live.screen()).toMatchObject({ isAuthOpen: true });
  expect(wanted()).toMatchObject({ options: { variant: 'plain', isGuestAllowed: true } });
});

it('A 401 of the order itself opens no sign-in for a guest: the checkout says why, and offers it (ERRORS-02)', async () => {
  const { live, hear } = await begin();
  await hear('either', 'cart.submit');
  expect(live.screen()).toMatchObject({ isAuthOpen: false });
});

it('A 401 of the order itself tells a member that the session is over (ERRORS-02)', async () => {
  const { live, hear, wanted } = await begin();
  await live.signIn('pat');
  await hear('either', 'cart.submit');
  expect(wanted()).toMatchObject({ options: { variant: 'expired' } });
});

it('A 401 of a look-up tells a member that the session is over (ERRORS-02)', async () => {
  const { live, hear, wanted } = await begin();
  await live.signIn('pat');
  await hear('public');
  expect(wanted()).toMatchObject({ options: { variant: 'expired' } });
});

it('a failure of a call about an order is the generic API error with its first reason code, that of a guest’s cancellation is not (C-32, C-33, C-39, C-55, C-115 to C-118, ERRORS-07)', async () => {
  const { hear, trackEvent } = await begin();
  await hear('either', 'order.arrival');
  expect(trackEvent.mock.calls).toEqual([
    ['apifailed', { endpoint: 'order.arrival', kind: 'unauthorized', status: 401, reasonCode: 'error.token' }],
  ]);
  for (const endpoint of ['order.cancel', 'cart.add']) await hear('either', endpoint);
  expect(trackEvent).toHaveBeenCalledTimes(1);
});
