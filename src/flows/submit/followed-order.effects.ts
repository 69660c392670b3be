import { noticeOf, UNTIL_DISMISSED_MS } from '#domain/notice/notice.ts';
import type { Services } from '#src/app/services.ts';
import '#src/text/lazy/submit.ts';

/** Says that the order in hand was changed in another tab, for a guest who may look there now: until they dismiss it, or the order is placed. */
export const sayFollowed = (send: Services['send']): void =>
  send({
    type: 'notice.shown',
    notice: noticeOf('info', 'submit.followed', { subject: 'followedOrder', priority: 1, ms: UNTIL_DISMISSED_MS }),
  });
