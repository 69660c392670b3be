import { sessionMachine } from '#machines/session/session.machine.ts';
import { sessionScreen } from '#machines/session/session.screen.ts';
import { defineModel } from './kit/model.ts';

export const model = defineModel({
  machine: sessionMachine,
  screen: sessionScreen,
  inputs: { newcomer: { isContinued: false }, known: { isContinued: true } },
  payloads: {},
  outcomes: {},
  isUnseen: true,
});
