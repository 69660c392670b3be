import { noticeOf } from '#domain/notice/notice.ts';
import { isPending } from '#machines/kit/lazy.ts';
import { defineLazyFlow } from '#src/app/define-flow.ts';

/**
 * The cart, which all tabs of a browser share. Its record says which cart there is; the code comes after the first page, or with the first
 * change.
 */
export const cartFlow = defineLazyFlow({
  name: 'cart',
  load: () => import('./cart.logic.ts'),
  isLoadedWithFirstEvent: true,
  // Without a connection the code that says why does not come. That a change waits for it is said all the same.
  onLoadFailed(_, { actors, send }) {
    const snapshot = actors.cart.getSnapshot();
    if (isPending(snapshot) && snapshot.queue.length > 0)
      send({ type: 'notice.shown', notice: noticeOf('error', 'shell.notSaved', { subject: 'cart' }) });
  },
});
