import * as v from 'valibot';
import { expect, it } from 'vitest';
import { rescheduledTo } from '#domain/order/cart-order.ts';
import { delivery } from '#model-tests/samples/orders.ts';
import { SetUpOrderSchema } from '#src/app/browser-state.schema.ts';
import { openCheckoutBrowser } from '#test/kit/checkout.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';

const world = openSandbox();
skipWaits();
const delivered = { ...delivery, cafe: { ...delivery.cafe, id: '202' } };

it('the form of a delivery stays when another tab writes the same order again', async () => {
  const browser = await openCheckoutBrowser(world, { order: delivered });
  // Up to the minimum of a delivery.
  await browser.addSoup();
  const tab = browser.openTab();
  const form = await tab.settled();
  expect(form.kind).toBe('filling');
  const stored = v.parse(SetUpOrderSchema, JSON.parse(JSON.stringify(delivered)));
  expect(JSON.stringify(stored)).not.toBe(JSON.stringify(delivered));
  tab.changeOrder(stored);
  expect(tab.seen()).toEqual(form);
  tab.changeOrder(rescheduledTo(stored, '2026-11-20T13:30'));
  expect(tab.seen()).toEqual({ kind: 'pricing' });
});
