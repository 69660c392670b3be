import { defaultFeatures } from '#domain/app/features.ts';
import { siteMachine } from '#machines/site/site.machine.ts';
import { siteScreen } from '#machines/site/site.screen.ts';
import { defineModel } from '../kit/model.ts';

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
  sentences: {
    events: {
      'page.shown': 'The browser shows the page again from its history.',
      offline: 'The device goes offline.',
      online: 'The device is online again.',
    },
    outcomes: {
      loadFeatures: { loaded: 'The features arrive.', failed: 'No answer comes about the features.' },
      loadKeys: { loaded: 'The keys arrive.', failed: 'No answer comes about the keys.' },
      openMaintenancePage: { opened: 'The maintenance page opens.', failed: 'The maintenance page does not open.' },
    },
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
  hasNoView: true,
});
