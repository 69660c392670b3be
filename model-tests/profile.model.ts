import { profileMachine } from '#machines/profile/profile.machine.ts';
import { profileScreen } from '#machines/profile/profile.screen.ts';
import { profileForms } from '#machines/profile/profile.types.ts';
import { defineModel } from './kit/model.ts';

export const model = defineModel({
  machine: profileMachine,
  screen: profileScreen,
  screens: { reading: 'A part of the profile.', navigating: 'On a small screen: the ways to the other parts.' },
  invariants: {
    'has every form at hand all the time (PROFILE-02)': ({ snapshot: { children } }) =>
      profileForms.every((form) => children[form] !== undefined),
  },
  inputs: { anybody: undefined },
  payloads: {},
  outcomes: {},
  endless: [...profileForms, 'twoStep'],
});
