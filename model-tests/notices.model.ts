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
      { notice: noticeOf('success', 'notice.copied') },
      { notice: noticeOf('error', 'notice.failed', { hidesOnTouch: true, action: { name: 'again', key: 'app.again' } }) },
    ],
  },
  outcomes: {},
});
