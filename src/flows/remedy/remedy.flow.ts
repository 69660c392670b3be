import { noticeOf } from '#domain/notice/notice.ts';
import { defineLazyFlow } from '#src/app/define-flow.ts';

/** An order that was not right; a reload asks anew what became of it (decision 039). Without its code the same press asks for it again. */
export const remedyFlow = defineLazyFlow({
  name: 'remedy',
  load: () => import('./remedy.logic.ts'),
  onLoadFailed(_, { send }) {
    send({ type: 'flow.closed', name: 'remedy' });
    send({ type: 'notice.shown', notice: noticeOf('error', 'shell.partError') });
  },
});
