import { assign, setup } from 'xstate';
import type { OverlayId } from '#domain/overlay/overlay.ts';
import type { OverlaysContext, OverlaysEvent } from './overlays.types.ts';

/** Overlays over the page, the last one opened on top (OVERLAYS). */
export const overlaysMachine = setup({
  types: { context: {} as OverlaysContext, events: {} as OverlaysEvent },
  guards: {
    isNew: ({ context }, { id }: { id: OverlayId }) => !context.stack.includes(id),
    isLast: ({ context }, { id }: { id: OverlayId | undefined }) =>
      context.stack.length === 1 && (id === undefined || context.stack[0] === id),
    /** Maintenance outlasts a change of page. */
    outlastsPage: ({ context }) => context.stack.includes('site-maintenance'),
  },
  actions: {
    put: assign(({ context }, { id }: { id: OverlayId }) => ({ stack: [...context.stack, id] })),
    drop: assign(({ context }, { id }: { id: OverlayId | undefined }) => ({
      stack: context.stack.filter((open, at) => (id === undefined ? at < context.stack.length - 1 : open !== id)),
    })),
    clearAll: assign({ stack: [] }),
    clearAllButMaintenance: assign({ stack: ['site-maintenance'] as const }),
  },
}).createMachine({
  id: 'overlays',
  context: { stack: [] },
  initial: 'empty',
  states: {
    empty: {
      description: 'The page alone.',
      on: {
        'overlay.opened': { target: 'showing', actions: { type: 'put', params: ({ event }) => ({ id: event.id }) } },
      },
    },
    showing: {
      description: 'An overlay is open.',
      on: {
        'overlay.opened': {
          guard: { type: 'isNew', params: ({ event }) => ({ id: event.id }) },
          actions: { type: 'put', params: ({ event }) => ({ id: event.id }) },
        },
        'overlay.closed': [
          {
            guard: { type: 'isLast', params: ({ event }) => ({ id: event.id }) },
            target: 'empty',
            actions: 'clearAll',
          },
          { actions: { type: 'drop', params: ({ event }) => ({ id: event.id }) } },
        ],
        'page.left': [
          { guard: 'outlastsPage', actions: 'clearAllButMaintenance' },
          { target: 'empty', actions: 'clearAll' },
        ],
      },
    },
  },
});
