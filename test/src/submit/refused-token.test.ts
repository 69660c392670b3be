import { expect, it } from 'vitest';
import { reasonCodes } from '#contract/reason-codes.ts';
import { generateToken } from '#contract/payment.ts';
import { ApiError } from '#src/api/errors.ts';
import { openPayingBrowser } from '#test/kit/payment.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
skipWaits();

/** A tab of a guest whose typed card gets no token, for a reason. */
async function openTab(reasonCode: string) {
  const deps = testDependencies(world);
  const call: typeof deps.call = (described, request) =>
    described.name === generateToken.name
      ? Promise.reject(new ApiError({ kind: 'refused', endpoint: generateToken.name, status: 422, reasonCode }))
      : deps.call(described, request);
  return openPayingBrowser(world, null, () => null, { call }).openTab();
}

it('a card that the bank does not take is declined (SUBMIT-11)', async () => {
  const tab = await openTab(reasonCodes.cardDeclined);
  expect(await tab.placeOrder()).toBe('filling');
  expect(tab.trouble()).toMatchObject({ trouble: 'declined' });
});

it('a card whose number is not one leads back to its number, and is not said to be declined (SUBMIT-11, PAYSTORED-19)', async () => {
  const tab = await openTab(reasonCodes.cardInvalid);
  expect(await tab.placeOrder()).toBe('filling');
  expect(tab.trouble()).toMatchObject({ trouble: 'cardInvalid' });
});

it('a card whose token is refused for another reason is refused with that, and is not said to be declined (SUBMIT-10, SUBMIT-11)', async () => {
  const tab = await openTab('payments.token.toomany');
  expect(await tab.placeOrder()).toBe('refused');
  expect(tab.submission()).toMatchObject({ kind: 'refused', reasonCode: 'payments.token.toomany' });
});
