import { sessionMachine } from '#machines/session/session.machine.ts';
import { sessionScreen } from '#machines/session/session.screen.ts';
import { defineModel } from './kit/model.ts';

export const model = defineModel({
  machine: sessionMachine,
  screen: sessionScreen,
  screens: { anonymous: 'Nobody has said who they are.', continuedAsGuest: 'A guest went on as a guest.' },
  invariants: {
    'knows a guest from when they went on as one until the session is cleared': ({ screen, trail }) =>
      trail.length === 0 || (screen.kind === 'continuedAsGuest') === (trail.at(-1)?.type === 'guest.continued'),
  },
  inputs: { newcomer: { isContinued: false }, known: { isContinued: true } },
  payloads: {},
  outcomes: {},
  isUnseen: true,
});
