import { assign, emit, setup } from 'xstate';
import { must } from '#domain/must.ts';
import type { Notice } from '#domain/notice/notice.ts';
import { eventParams } from '../kit/outcome.ts';
import { waits } from '../kit/port.ts';
import type { NoticesContext, NoticesEmitted, NoticesEvent } from './notices.types.ts';

/** Snackbars, one at a time (SNACK). */
export const noticesMachine = setup({
  types: {
    context: {} as NoticesContext,
    events: {} as NoticesEvent,
    emitted: {} as NoticesEmitted,
  },
  actors: { pause: waits.pause },
  guards: {
    hasAction: ({ context }) => must(context.notice, 'notice').action !== null,
    isAbout: ({ context }, { subject }: Pick<Notice, 'subject'>) => must(context.notice, 'notice').subject === subject,
    hidesOnTouch: ({ context }) => must(context.notice, 'notice').hidesOnTouch,
  },
  actions: {
    put: assign(({ event }) => (event.type === 'notice.shown' ? { notice: event.notice } : {})),
    emitAction: emit(({ context }) => ({ type: 'action.taken', name: must(must(context.notice, 'notice').action, 'action').name })),
  },
}).createMachine({
  id: 'notices',
  context: { notice: null },
  initial: 'hidden',
  on: { 'notice.shown': { target: '.visible', reenter: true, actions: 'put' } },
  states: {
    hidden: { description: 'Nothing to say.' },
    visible: {
      description: 'A notice is shown on the page.',
      initial: 'counting',
      on: {
        'notice.dismissed': 'hidden',
        'notice.withdrawn': { guard: { type: 'isAbout', params: eventParams }, target: 'hidden' },
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
