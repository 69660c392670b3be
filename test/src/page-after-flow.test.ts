import type { NavigateOptions } from '@tanstack/react-router';
import { expect, it, vi } from 'vitest';
import { appEffects } from '#src/app/flows/app.flow.ts';
import type { Services } from '#src/app/services.ts';
import { stringifySearch } from '#src/app/search-text.ts';

function after(event: { readonly type: string; readonly [name: string]: unknown }, search: Readonly<Record<string, string>> = {}) {
  const navigate = vi.fn<(to: NavigateOptions) => void>();
  const services = { navigate, location: () => ({ pathname: '/app/startOrder.html', searchStr: stringifySearch(search), href: '' }) };
  void appEffects.on[event.type]?.(event as never, services as unknown as Services);
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

it('an item that was chosen without an order leads to the order setup, which leads to the cart', () => {
  const to = after({ type: 'product.ended', kind: 'chosen', needsOrder: true });
  expect(to).toEqual([{ to: '/app/startOrder.html', search: { returnTo: '/app/cart.html' } }]);
  expect(after({ type: 'product.ended', kind: 'chosen', needsOrder: false })).toEqual([{ to: '/app/menu.html' }]);
});
