import { expect, it } from 'vitest';
import { plainLine } from '#domain/cart/line.ts';
import { orderKey } from '#domain/order/same-order.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { ExcludedLines } from '#src/flows/cart/ExcludedLines.tsx';
import { htmlOf } from '#test/kit/page.tsx';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();

it('What helps with each line that an order excludes says by its name of which line it is (CART-24)', async () => {
  const lines = ['Soup', 'Bread'].map((name, at) => ({
    line: plainLine(String(at), name),
    reasonCode: 'cart.validation.item.unavailable',
    orderKey: orderKey(pickup),
  }));
  const html = await htmlOf(() => <ExcludedLines lines={lines} whyOf={() => null} send={() => {}} />, testDependencies(world), null);
  const names = [...html.matchAll(/<(?:a|button)\b[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name);
  expect(names).toEqual([
    'Change your order for Soup',
    'Remove Soup from what waits',
    'Change your order for Bread',
    'Remove Bread from what waits',
  ]);
});
