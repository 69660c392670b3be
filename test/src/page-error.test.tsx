import { expect, it } from 'vitest';
import { PageError } from '#src/pages/shell/PageError.tsx';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { htmlOf } from '#test/kit/page.tsx';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();
const shown = (isOnline: boolean) => htmlOf(() => <PageError isOnline={isOnline} onRetry={() => {}} />, testDependencies(world), null);

it('A page that did not load without a connection says that it is the connection, and that the cart is saved', async () => {
  const html = await shown(false);
  expect(html).toContain('You’re offline');
  expect(html).toContain('Your cart is saved.');
  expect(html).not.toContain('An error occurred');
  expect(html).toContain('Try again');
});

it('A page that broke with a connection says so', async () => {
  const html = await shown(true);
  expect(html).toContain('An error occurred');
  expect(html).not.toContain('offline');
});

it.each([true, false])(
  'The page of an order that did not load says that it is placed, with its number, and nothing of a cart (online: %s)',
  async (isOnline) => {
    const html = await htmlOf(
      () => <PageError isOnline={isOnline} onRetry={() => {}} placed={<p>Order number 123456.</p>} />,
      testDependencies(world),
      null,
    );
    expect(html).toContain('Your order is placed');
    expect(html).toContain('Order number 123456.');
    expect(html).not.toContain('cart');
    expect(html).not.toContain('An error occurred');
    expect(html).toContain('This page hasn’t loaded.');
  },
);
