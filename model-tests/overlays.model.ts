import { overlaysMachine } from '#machines/overlays/overlays.machine.ts';
import { overlaysScreen } from '#machines/overlays/overlays.screen.ts';
import { defineModel } from './kit/model.ts';

export const model = defineModel({
  machine: overlaysMachine,
  screen: overlaysScreen,
  inputs: { bare: undefined },
  payloads: {
    'overlay.opened': [{ id: 'login-unavailable' }, { id: 'site-maintenance' }, { id: 'session-expired' }],
    'overlay.closed': [{}, { id: 'login-unavailable' }],
  },
  outcomes: {},
});
