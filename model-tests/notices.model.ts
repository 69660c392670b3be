import { noticeOf } from '#domain/notice/notice.ts';
import { noticesMachine } from '#machines/notices/notices.machine.ts';
import { noticesScreen } from '#machines/notices/notices.screen.ts';
import { defineModel } from './kit/model.ts';

export const model = defineModel({
  machine: noticesMachine,
  screen: noticesScreen,
  inputs: { quiet: undefined },
  payloads: {
    'notice.shown': [
      { notice: noticeOf('success', 'page.error') },
      { notice: noticeOf('error', 'shell.offline', { hidesOnTouch: true, action: { name: 'again', key: 'page.error.retry' } }) },
    ],
  },
  outcomes: {},
});
