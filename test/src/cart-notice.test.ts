import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { noticeOf, type Notice } from '#domain/notice/notice.ts';
import { noticesMachine } from '#machines/notices/notices.machine.ts';
import { noticesScreen } from '#machines/notices/notices.screen.ts';
import { cartFlow } from '#src/flows/cart/cart.flow.ts';
import { hideOnLeave } from '#src/routes/-shell/hide-on-leave.ts';

const added = noticeOf('success', 'cart.added', { values: { name: 'Soup' }, action: { name: 'cart', key: 'shell.viewCart' } });

/** A page with a notice on it, and what a navigation does to it. */
function showOnPage(notice: Notice) {
  const notices = createActor(noticesMachine).start();
  notices.send({ type: 'notice.shown', notice });
  const listeners = new Map<string, (event: object) => void>();
  const router = {
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

it('"In your cart" goes when the guest goes to another page, and stays over a change of the same one', () => {
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

it('an error outlasts a change of page', () => {
  const page = showOnPage(noticeOf('error', 'shell.partError'));
  page.leave(true);
  expect(page.isShown()).toBe(true);
});

it('"In your cart" is shown on the menu, and not over the fields of the checkout, the cart itself or the way to a placed order', () => {
  const shownOn = (pathname: string, notice?: Notice) => {
    const send = vi.fn<(event: unknown) => void>();
    const notices = createActor(noticesMachine).start();
    if (notice !== undefined) notices.send({ type: 'notice.shown', notice });
    void cartFlow.on['item.added']?.({ type: 'item.added', name: 'Soup' }, {
      actors: { notices },
      send,
      location: () => ({ pathname }),
    } as never);
    return send.mock.calls.length;
  };
  expect(['/app/menu.html', '/app/checkout.html', '/app/cart.html'].map((pathname) => shownOn(pathname))).toEqual([1, 0, 0]);
  expect(shownOn('/app/menu.html', noticeOf('info', 'cart.placed', { subject: 'placedOrder' }))).toBe(0);
  expect(shownOn('/app/menu.html', noticeOf('error', 'cart.failed', { subject: 'cart' }))).toBe(1);
});
