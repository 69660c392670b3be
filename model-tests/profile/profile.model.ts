import { profileMachine } from '#machines/profile/profile.machine.ts';
import { profileScreen } from '#machines/profile/profile.screen.ts';
import { profileForms } from '#machines/profile/profile.types.ts';
import { defineModel } from '../kit/model.ts';

export const model = defineModel({
  machine: profileMachine,
  screen: profileScreen,
  screens: { reading: 'A part of the profile.', navigating: 'On a small screen: the ways to the other parts.' },
  invariants: {
    'has every form at hand all the time (PROFILE-02)': ({ snapshot: { children } }) =>
      profileForms.every((form) => children[form] !== undefined),
  },
  sentences: {
    events: {
      'navigation.toggled': 'Open or close all settings.',
      'navigation.closed': 'Close all settings.',
      'page.chosen': 'Choose a part of the profile.',
    },
    outcomes: {
      name: { failed: 'The form "name" fails.' },
      email: { failed: 'The form "email" fails.' },
      password: { failed: 'The form "password" fails.' },
      birthday: { failed: 'The form "birthday" fails.' },
      phone: { failed: 'The form "phone" fails.' },
      address: { failed: 'The form "address" fails.' },
      communications: { failed: 'The form "communications" fails.' },
      privacy: { failed: 'The form "privacy" fails.' },
      taste: { failed: 'The form "taste" fails.' },
      social: { failed: 'The form "social" fails.' },
      rewards: { failed: 'The form "rewards" fails.' },
      missedVisit: { failed: 'The search for a visit fails.' },
      storedPayments: { failed: 'The list of payments fails.' },
      twoStep: { failed: 'The form "twoStep" fails.' },
    },
  },
  inputs: { opened: undefined },
  payloads: {},
  outcomes: {},
  longLived: [...profileForms, 'storedPayments', 'twoStep', 'missedVisit'],
});
