import { expect, it } from 'vitest';
import { orderSetupScreen } from '#machines/order-setup/order-setup.screen.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { setupsIn } from '#test/kit/setups.ts';

const begin = setupsIn(openSandbox());

/** The screen that an order setup shows when its page is opened again, perhaps by a visitor who signed in or out in between. */
async function screenAfter(before: { needsSignIn: boolean; isGroup?: boolean }, later: typeof before, answer?: 'member.arrived') {
  const storage = memoryStorage();
  const { actor, until } = begin(before, storage);
  if (answer !== undefined) actor.send({ type: answer });
  await until(answer === undefined && before.needsSignIn ? 'signingIn' : 'searchingCafe');
  actor.stop();
  return orderSetupScreen(begin(later, storage).actor.getSnapshot()).kind;
}

it('A member who signed in elsewhere is not asked to sign in where they left the setup as a visitor (ORD-SETUP-21, -22)', async () => {
  expect(await screenAfter({ needsSignIn: true }, { needsSignIn: false })).toBe('searchingCafe');
  expect(await screenAfter({ needsSignIn: true, isGroup: true }, { needsSignIn: false, isGroup: true })).toBe('searchingCafe');
});

it('A visitor who signed out is asked to sign in where a member left the setup (ORD-SETUP-21, -22)', async () => {
  expect(await screenAfter({ needsSignIn: false }, { needsSignIn: true })).toBe('signingIn');
});

it('The steps after a sign-in come back after a reload (ORD-SETUP-21)', async () => {
  expect(await screenAfter({ needsSignIn: true }, { needsSignIn: false }, 'member.arrived')).toBe('searchingCafe');
});

it('A member who signed in for the setup goes back to an earlier step (ORD-SETUP-14)', async () => {
  const { actor, until } = begin({ needsSignIn: true, isGroup: true, isGuestAllowed: false });
  actor.send({ type: 'member.arrived' });
  await until('searchingCafe');
  actor.send({ type: 'step.reopened', step: 'destination' });
  await until('choosingDestination');
});
