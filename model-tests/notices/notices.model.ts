import { noticeOf } from '#domain/notice/notice.ts';
import { noticesMachine } from '#machines/notices/notices.machine.ts';
import { noticesScreen } from '#machines/notices/notices.screen.ts';
import { defineModel } from '../kit/model.ts';

export const model = defineModel({
  machine: noticesMachine,
  screen: noticesScreen,
  screens: { hidden: 'Nothing.', visible: 'A notice, until its time is over or the guest acts.' },
  invariants: {
    'shows the newest notice (SNACK-02)': ({ screen, trail }) =>
      screen.kind === 'hidden' || screen.notice === trail.findLast(({ type }) => type === 'notice.shown')?.['notice'],
  },
  sentences: {
    events: {
      'notice.shown': 'A notice comes.',
      'notice.dismissed': 'Close the notice.',
      'notice.withdrawn': 'What the notice says about the cart no longer holds.',
      'notice.acted': 'Press the button of the notice.',
      'page.touched': 'Touch the page.',
      'notice.held': 'Point at the notice.',
      'notice.released': 'Move away from the notice.',
    },
    outcomes: {},
  },
  inputs: { quiet: undefined },
  payloads: {
    'notice.shown': [
      { notice: noticeOf('success', 'page.error', { subject: 'cart' }) },
      { notice: noticeOf('error', 'shell.offline', { hidesOnTouch: true, action: { name: 'again', key: 'page.error.retry' } }) },
    ],
    'notice.withdrawn': [{ subject: 'cart' }],
  },
  outcomes: {},
});
