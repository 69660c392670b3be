import { assign, emit, setup } from 'xstate';
import { must } from '#domain/must.ts';
import { arranged, type Notice } from '#domain/notice/notice.ts';
import { eventParams } from '../kit/outcome.ts';
import { waits } from '../kit/port.ts';
import type { NoticesContext, NoticesEmitted, NoticesEvent } from './notices.types.ts';

type About = Pick<Notice, 'subject'>;

/** Snackbars, one at a time (SNACK). One that stays until it is dismissed waits while another is shown. */
export const noticesMachine = setup({
  types: {
    context: {} as NoticesContext,
    events: {} as NoticesEvent,
    emitted: {} as NoticesEmitted,
  },
  actors: { pause: waits.pause },
  guards: {
    hasAction: ({ context }) => Boolean(context.notice?.action),
    hasNotice: ({ context }) => context.notice !== null,
    isAbout: ({ context }, { subject }: About) => context.notice?.subject === subject,
    hidesOnTouch: ({ context }) => context.notice?.hidesOnTouch === true,
  },
  actions: {
    put: assign(({ context }, { notice }: { notice: Notice }) => arranged(notice, context.notice, context.waiting)),
    dropWaiting: assign(({ context }, { subject }: About) => (context.waiting?.subject === subject ? { waiting: null } : {})),
    next: assign(({ context }) => ({ notice: context.waiting, waiting: null })),
    emitAction: emit(({ context }) => ({ type: 'action.taken', name: must(context.notice?.action, 'action').name })),
  },
}).createMachine({
  id: 'notices',
  context: { notice: null, waiting: null },
  initial: 'hidden',
  on: { 'notice.shown': { target: '.visible', reenter: true, actions: { type: 'put', params: eventParams } } },
  states: {
    hidden: {
      description: 'Nothing to say.',
      entry: 'next',
      always: { guard: 'hasNotice', target: 'visible' },
    },
    visible: {
      description: 'A notice is shown on the page.',
      initial: 'counting',
      on: {
        'notice.dismissed': 'hidden',
        'notice.withdrawn': [
          { guard: { type: 'isAbout', params: eventParams }, target: 'hidden' },
          { actions: { type: 'dropWaiting', params: eventParams } },
        ],
        'notice.acted': { guard: 'hasAction', target: 'hidden', actions: 'emitAction' },
        'page.touched': { guard: 'hidesOnTouch', target: 'hidden' },
      },
      states: {
        counting: {
          on: { 'notice.held': 'held' },
          invoke: {
            id: 'pause',
            src: 'pause',
            input: ({ context }) => ({ ms: must(context.notice, 'notice').ms }),
            onDone: '#notices.hidden',
            onError: '#notices.hidden',
          },
        },
        held: { on: { 'notice.released': 'counting' } },
      },
    },
  },
});
