import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { noticeOf, UNTIL_DISMISSED_MS, type Notice } from '#domain/notice/notice.ts';
import type { AppEvent } from '#machines/app/app.types.ts';
import { noticesMachine } from '#machines/notices/notices.machine.ts';
import { noticesScreen } from '#machines/notices/notices.screen.ts';
import { showAdded } from '#src/flows/cart/cart-notices.effects.ts';
import '#src/text/lazy/notices.ts';
import { hasText, text } from '#src/text/text.ts';
import { hideOnLeave } from '#src/routes/-shell/hide-on-leave.ts';

const toCart = { name: 'cart', key: 'shell.viewCart' };
const added = noticeOf('success', 'cart.added', { values: { name: 'Soup' }, action: toCart });

/** A page with a notice on it, and what a navigation does to it. */
function showOnPage(notice: Notice, pathname = '/app/menu.html') {
  const notices = createActor(noticesMachine).start();
  notices.send({ type: 'notice.shown', notice });
  const listeners = new Map<string, (event: object) => void>();
  const router = {
    state: { resolvedLocation: { pathname } },
    subscribe: (type: string, listener: (event: object) => void) => {
      listeners.set(type, listener);
      return () => listeners.delete(type);
    },
  };
  hideOnLeave(router as never, noticesScreen(notices.getSnapshot()), notices.send);
  return {
    leave: (pathChanged: boolean) => listeners.get('onBeforeNavigate')?.({ pathChanged }),
    arriveAt: (pathname: string) => listeners.get('onResolved')?.({ toLocation: { pathname } }),
    isShown: () => notices.getSnapshot().matches('visible'),
  };
}

it('"Added to cart" goes when the guest goes to another page, and stays over a change of the same one', () => {
  const page = showOnPage(added);
  page.leave(false);
  expect(page.isShown()).toBe(true);
  page.leave(true);
  expect(page.isShown()).toBe(false);
});

it('"Added to cart" that comes on the way to the checkout does not cover its button', () => {
  const page = showOnPage(added);
  page.arriveAt('/app/menu.html');
  expect(page.isShown()).toBe(true);
  page.arriveAt('/app/checkout.html');
  expect(page.isShown()).toBe(false);
});

it('"Added to cart" whose code comes when the guest is at the checkout already is not shown there', () => {
  expect(showOnPage(added, '/app/checkout.html').isShown()).toBe(false);
  expect(showOnPage(noticeOf('error', 'shell.partError'), '/app/checkout.html').isShown()).toBe(true);
});

it.each([
  ['any error', noticeOf('error', 'shell.partError')],
  ['an Add that was refused, with the way to the cart', noticeOf('error', 'cart.failed.add', { action: toCart, subject: 'cart' })],
])('%s outlasts a change of page', (_, notice) => {
  const page = showOnPage(notice);
  page.leave(true);
  page.arriveAt('/app/checkout.html');
  expect(page.isShown()).toBe(true);
});

it('"Added to cart" is shown on the menu, and not over the fields of the checkout or the cart itself', () => {
  const shownOn = (pathname: string) => {
    const send = vi.fn<(event: unknown) => void>();
    showAdded({ type: 'item.added', name: 'Soup' }, { send, location: () => ({ pathname, searchStr: '', href: pathname }) });
    return send.mock.calls.length;
  };
  expect(['/app/menu.html', '/app/checkout.html', '/app/cart.html'].map(shownOn)).toEqual([1, 0, 0]);
});

it('what happened to the cart is said by a notice with its own words and type (ERRORS-08)', () => {
  const send = vi.fn<(event: unknown) => void>();
  showAdded({ type: 'item.added', name: 'Soup' }, { send, location: () => ({ pathname: '/app/menu.html', searchStr: '', href: '' }) });
  expect(send.mock.calls).toEqual([[expect.objectContaining({ type: 'notice.shown' })]]);
  expect(send.mock.calls[0]?.[0]).toMatchObject({ notice: { tone: 'success', key: 'cart.added', values: { name: 'Soup' } } });
});

it('"Added to cart" says the price where the server took the item for another one than its button had (PRICING-01)', () => {
  const said: string[] = [];
  const send = (event: AppEvent) => {
    if (event.type === 'notice.shown' && hasText(event.notice.key)) said.push(text(event.notice.key, event.notice.values));
  };
  const price = { sequenceNum: 1, name: 'Soup', from: 1199, to: 1299 };
  showAdded(
    { type: 'item.added', name: 'Soup', price },
    { send, location: () => ({ pathname: '/app/menu.html', searchStr: '', href: '' }) },
  );
  expect(said).toEqual(['Added to cart: Soup. It is now $12.99. It was $11.99.']);
});

const ms = UNTIL_DISMISSED_MS;
const wayToOrder = noticeOf('info', 'cart.placed', { priority: 1, subject: 'placedOrder', ms });
const cartError = noticeOf('error', 'cart.failed.add', { subject: 'cart', ms });
const laterError = noticeOf('error', 'cart.failed', { subject: 'cart', ms });

/** The keys of the notices that are shown, one after the other, as each is dismissed. */
function keysShown(notices: readonly Notice[], withdrawn?: 'cart') {
  const actor = createActor(noticesMachine).start();
  notices.forEach((notice) => actor.send({ type: 'notice.shown', notice }));
  if (withdrawn !== undefined) actor.send({ type: 'notice.withdrawn', subject: withdrawn });
  const keys: string[] = [];
  for (let screen = noticesScreen(actor.getSnapshot()); screen.kind === 'visible'; screen = noticesScreen(actor.getSnapshot())) {
    keys.push(screen.notice.key);
    actor.send({ type: 'notice.dismissed' });
  }
  return keys;
}

it.each([
  ['an error comes after the way to a placed order', [wayToOrder, cartError], ['cart.placed', 'cart.failed.add']],
  ['another error comes meanwhile', [wayToOrder, cartError, laterError], ['cart.placed', 'cart.failed']],
  ['feedback comes that would be over by then', [wayToOrder, added], ['cart.placed']],
  ['the way to a placed order comes after an error', [cartError, wayToOrder], ['cart.placed', 'cart.failed.add']],
  ['feedback comes after an error', [cartError, added], ['cart.added', 'cart.failed.add']],
  ['a newer error about the same comes', [cartError, added, laterError], ['cart.failed']],
] as const)('a notice that stays until it is dismissed waits where %s', (_, notices, keys) => {
  expect(keysShown(notices)).toEqual(keys);
});

it('an error about the cart that no longer holds does not come back', () => {
  expect(keysShown([wayToOrder, cartError], 'cart')).toEqual(['cart.placed']);
});
