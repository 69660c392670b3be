import type { AnyRouter } from '@tanstack/react-router';
import type { NoticesScreen } from '#machines/notices/notices.screen.ts';
import type { NoticesEvent } from '#machines/notices/notices.types.ts';

/** Hides the notice of an added item as its page is left, so that it covers nothing of the next one. Other notices stay. */
export function hideOnLeave(
  router: Pick<AnyRouter, 'subscribe'>,
  screen: NoticesScreen,
  send: (event: NoticesEvent) => void,
): (() => void) | undefined {
  if (screen.kind !== 'visible' || screen.notice.action?.name !== 'cart') return undefined;
  return router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged) send({ type: 'notice.dismissed' });
  });
}
