import { overlaysMachine } from '#machines/overlays/overlays.machine.ts';
import { overlaysScreen } from '#machines/overlays/overlays.screen.ts';
import { defineModel } from '../kit/model.ts';

export const model = defineModel({
  machine: overlaysMachine,
  screen: overlaysScreen,
  screens: { empty: 'The page alone.', showing: 'The last overlay that was opened, over the others.' },
  invariants: {
    'opens nothing twice': ({ snapshot: { context } }) => new Set(context.stack).size === context.stack.length,
    'is empty only when nothing is open': ({ snapshot }) => snapshot.matches('empty') === (snapshot.context.stack.length === 0),
  },
  sentences: {
    events: {
      'overlay.opened': ({ id }) => `Open the overlay "${id}".`,
      'overlay.closed': 'Close the overlay.',
      'page.left': 'Go to another page.',
    },
    outcomes: {},
  },
  inputs: { bare: undefined },
  payloads: {
    'overlay.opened': [{ id: 'login-unavailable' }, { id: 'site-maintenance' }, { id: 'lost-customizations' }],
    'overlay.closed': [{}, { id: 'login-unavailable' }],
  },
  outcomes: {},
});
