import { expect, it } from 'vitest';
import { exceptionKeys } from '#contract/reason-codes.ts';
import type { Client } from '#src/api/client.ts';
import { obstacleTo } from '#src/flows/submit/obstacle.ports.ts';
import '#src/text/lazy/cart.ts';
import { reasonText } from '#src/text/text.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const { queryClient } = testDependencies(openSandbox());

/** Why a cart is not submitted whose validation names these exceptions. */
function obstacle(exceptions: readonly object[]) {
  const answer: unknown = { status: 'INVALID', exceptions };
  const call: Client = () => Promise.resolve(answer as never);
  return obstacleTo({ cartId: 'cart-1', total: 1000 }, AbortSignal.timeout(5000), { call, queryClient });
}

it.each([
  [exceptionKeys.quantityLimit, 2, /more of an item than one order can have/],
  [exceptionKeys.thirdPartyLimit, 250, /over the limit for a delivery order/],
])('a cart over the limit %s is told so before it is submitted (SUBMIT-01, QTY-04, QTY-05)', async (i18nKey, maximumAllowed, words) => {
  const reasonCode = i18nKey;
  expect(await obstacle([{ i18nKey: exceptionKeys.itemSoldOut }, { i18nKey, maximumAllowed }])).toEqual({ kind: 'refused', reasonCode });
  expect(reasonText(reasonCode)).toMatch(words);
});

it('a cart with what cannot be had is told so (SUBMIT-01)', async () => {
  const refused = { kind: 'refused', reasonCode: 'cart.validation.items' };
  expect(await obstacle([{ i18nKey: exceptionKeys.itemSoldOut, maximumAllowed: null }])).toEqual(refused);
  expect(await obstacle([])).toEqual(refused);
});
