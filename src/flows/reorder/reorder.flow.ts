import { noticeOf } from '#domain/notice/notice.ts';
import { defineLazyFlow } from '#src/app/define-flow.ts';

/** An order of before once more; a reload reads it anew (decision 037). Without its code the same press asks for it again. */
export const reorderFlow = defineLazyFlow({
  name: 'reorder',
  load: () => import('./reorder.logic.ts'),
  onLoadFailed(_, { send }) {
    send({ type: 'flow.closed', name: 'reorder' });
    send({ type: 'notice.shown', notice: noticeOf('error', 'shell.partError') });
  },
});
