import { defaultFeatures } from '#domain/app/features.ts';
import { siteMachine } from '#machines/site/site.machine.ts';
import { siteScreen } from '#machines/site/site.screen.ts';
import { defineModel } from './kit/model.ts';

export const model = defineModel({
  machine: siteMachine,
  screen: siteScreen,
  screens: {
    opening: 'What is switched on is asked.',
    leaving: 'The maintenance page is opened.',
    left: 'The maintenance page.',
    open: 'The site.',
  },
  invariants: {
    'has the keys that it says it has': ({ snapshot: { context }, screen }) =>
      screen.kind !== 'open' || (screen.keys === 'loaded') === Object.keys(context.keys).length > 0,
    'is open under maintenance only to those who debug it or cannot be sent away (MAINT-01)': ({ snapshot, trail }) =>
      !snapshot.matches({ open: { mode: 'normal' } }) ||
      !snapshot.context.features.maintenanceMode ||
      trail.some(({ type }) => type === 'xstate.error.actor.openMaintenancePage'),
  },
  inputs: { visit: { isTest: false, isDebug: false }, debugged: { isTest: true, isDebug: true } },
  payloads: {},
  outcomes: {
    loadFeatures: {
      loaded: [{ features: defaultFeatures }, { features: { ...defaultFeatures, maintenanceMode: true } }],
    },
    loadKeys: { loaded: [{ keys: { mapsKey: 'maps-1' } }] },
    openMaintenancePage: { opened: [{}] },
  },
  isUnseen: true,
});
