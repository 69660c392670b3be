import type { NavigateOptions } from '@tanstack/react-router';
import { expect, it, vi } from 'vitest';
import { plainLine } from '#domain/cart/line.ts';
import type { LineAt } from '#machines/product/product.types.ts';
import { ordersEffects } from '#src/flows/orders/orders.flow.ts';
import { addChosenLine } from '#src/flows/product/product.effects.ts';
import type { Services } from '#src/app/services.ts';
import { stringifySearch } from '#src/app/search-text.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const services = testDependencies(openSandbox());

function after(event: { readonly type: string; readonly [name: string]: unknown }, search: Readonly<Record<string, string>> = {}) {
  const navigate = vi.fn<(to: NavigateOptions) => void>();
  const location = () => ({ pathname: '/app/startOrder.html', searchStr: stringifySearch(search), href: '' });
  void ordersEffects.inside?.['order']?.[event.type]?.(event as never, { ...services, navigate, location });
  return navigate.mock.calls.flat();
}
const setupEnded = { type: 'setup.ended', kind: 'completed' };

it('an order setup leads back to the page that asked for it (NAV-10), and to the menu without one', () => {
  expect(after(setupEnded, { returnTo: '/app/product/soup-1.html' })).toEqual([{ href: '/app/product/soup-1.html' }]);
  expect(after(setupEnded)).toEqual([{ to: '/app/menu.html' }]);
});

it('an order setup does not lead out of the app', () => {
  for (const returnTo of ['https://evil.test/', '//evil.test', '/app/../../x']) {
    expect(after(setupEnded, { returnTo })).toEqual([{ to: '/app/menu.html' }]);
  }
});

it('a chosen item goes into the cart, a combo leads back to its category (COMBO-10), and without an order leads to the order setup, which leads to the cart; a changed line leads to the cart', () => {
  const line = plainLine('72022', 'Club');
  const choose = (cafeId: string | null, editing: LineAt | null, comboCategory: string | null = null) => {
    const [send, navigate] = [vi.fn<Services['send']>(), vi.fn<Services['navigate']>()];
    addChosenLine({ kind: 'chosen', line, accepted: [], editing, comboCategory }, { ...services, send, navigate, cafeId: () => cafeId });
    return [...send.mock.calls.flat(), ...navigate.mock.calls.flat()];
  };
  expect(choose(null, null)).toEqual([
    { type: 'line.added', line },
    { to: '/app/startOrder.html', search: { returnTo: '/app/cart.html' } },
  ]);
  expect(choose('203', null)).toEqual([{ type: 'line.added', line }, { to: '/app/menu.html' }]);
  expect(choose('203', null, '14')).toEqual([
    { type: 'line.added', line },
    { to: '/app/menu.html', search: { section: '14' } },
  ]);
  expect(choose('203', { cartId: 'cart-1', sequenceNum: 3 })).toEqual([
    { type: 'line.changed', cartId: 'cart-1', sequenceNum: 3, line },
    { to: '/app/cart.html' },
  ]);
});
