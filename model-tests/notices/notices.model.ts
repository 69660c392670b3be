import { noticeOf, UNTIL_DISMISSED_MS } from '#domain/notice/notice.ts';
import { noticesMachine } from '#machines/notices/notices.machine.ts';
import { noticesScreen } from '#machines/notices/notices.screen.ts';
import { defineModel } from '../kit/model.ts';

const ms = UNTIL_DISMISSED_MS;
const cartError = noticeOf('error', 'shell.notSaved', { subject: 'cart', ms });
const wayToOrder = noticeOf('info', 'shell.online', { priority: 1, subject: 'placedOrder', ms });

export const model = defineModel({
  machine: noticesMachine,
  screen: noticesScreen,
  screens: { hidden: 'Nothing.', visible: 'A notice, until its time is over or the guest acts.' },
  invariants: {
    'a new notice takes the place of the one before, unless that is more (SNACK-02)': ({ screen, trail }) => {
      const last = trail.at(-1);
      if (last?.type !== 'notice.shown') return true;
      return screen.kind === 'visible' && (screen.notice === last['notice'] || screen.notice.priority > 0);
    },
    'the way to a placed order stays until it is dismissed or taken (decision 005)': ({ screen, trail }) => {
      const at = trail.findLastIndex((event) => event['notice'] === wayToOrder);
      const isOver = trail.slice(at + 1).some(({ type }) => !['notice.shown', 'notice.held', 'notice.released'].includes(type));
      return at === -1 || isOver || (screen.kind === 'visible' && screen.notice === wayToOrder);
    },
    'an error about the cart is never shown once it was withdrawn': ({ screen, trail }) =>
      screen.kind === 'hidden' ||
      screen.notice !== cartError ||
      trail.findLastIndex((event) => event['notice'] === cartError) > trail.findLastIndex(({ type }) => type === 'notice.withdrawn'),
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
      { notice: noticeOf('success', 'page.error') },
      { notice: cartError },
      { notice: wayToOrder },
      { notice: noticeOf('error', 'shell.offline', { hidesOnTouch: true, action: { name: 'again', key: 'page.error.retry' } }) },
    ],
    'notice.withdrawn': [{ subject: 'cart' }],
  },
  outcomes: {},
});
