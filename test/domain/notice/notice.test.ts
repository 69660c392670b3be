import { expect, it } from 'vitest';
import { noticeOf, NOTICE_MS } from '#domain/notice/notice.ts';

it('makes a notice with what most have (SNACK-04)', () => {
  const notice = noticeOf('error', 'page.error');
  const usual = { values: {}, reasonCode: null, action: null, hidesOnTouch: false, subject: null, priority: 0, ms: NOTICE_MS };
  expect(notice).toEqual({ tone: 'error', key: 'page.error', ...usual });
  expect(noticeOf('info', 'shell.offline', { ms: 1 }).ms).toBe(1);
});
