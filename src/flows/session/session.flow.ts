import { noticeOf } from '#domain/notice/notice.ts';
import { defineLazyFlow } from '#src/app/define-flow.ts';

/** Who the visitor is: everything that signs a visitor in, and the member who is signed in. */
export const sessionFlow = defineLazyFlow({
  name: 'session',
  load: () => import('./session.logic.ts'),
  // The next press loads it again.
  onLoadFailed: (_, { send }) => send({ type: 'notice.shown', notice: noticeOf('error', 'shell.partError') }),
});
