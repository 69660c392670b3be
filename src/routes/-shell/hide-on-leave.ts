import type { AnyRouter } from '@tanstack/react-router';
import { isCartOrCheckout } from '#domain/navigation/page.ts';
import type { NoticesScreen } from '#machines/notices/notices.screen.ts';
import type { NoticesEvent } from '#machines/notices/notices.types.ts';

/**
 * Hides the notice of an added item as its page is left, so that it covers nothing of the next one; one that comes on the way to the cart or
 * the checkout goes there, and one whose code comes when the guest is there already is not shown. Other notices stay.
 */
export function hideOnLeave(
  router: Pick<AnyRouter, 'subscribe' | 'state'>,
  screen: NoticesScreen,
  send: (event: NoticesEvent) => void,
): (() => void) | undefined {
  if (screen.kind !== 'visible' || screen.notice.key !== 'cart.added') return undefined;
  const hide = () => send({ type: 'notice.dismissed' });
  if (isCartOrCheckout(router.state.resolvedLocation?.pathname ?? '')) {
    hide();
    return undefined;
  }
  const ends = [
    router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
      if (pathChanged) hide();
    }),
    router.subscribe('onResolved', ({ toLocation }) => {
      if (isCartOrCheckout(toLocation.pathname)) hide();
    }),
  ];
  return () => ends.forEach((end) => end());
}
