import { defaultFeatures } from '#domain/app/features.ts';
import { siteMachine } from '#machines/site/site.machine.ts';
import { siteScreen } from '#machines/site/site.screen.ts';
import { defineModel } from '../kit/model.ts';

export const model = defineModel({
  machine: siteMachine,
  screen: siteScreen,
  screens: {
    asking: 'The site, with the features of the last visit.',
    open: 'The site.',
    leaving: 'The maintenance page is opened.',
    left: 'The maintenance page.',
  },
  invariants: {
    'has the keys that it says it has': ({ snapshot: { context }, screen }) =>
      (screen.keys === 'loaded') === Object.keys(context.keys).length > 0,
    'is open under maintenance only to those who debug it or cannot be sent away (MAINT-01)': ({ snapshot: { context }, screen, trail }) =>
      screen.kind !== 'open' ||
      !context.features.maintenanceMode ||
      context.isDebug ||
      trail.some(({ type }) => type === 'xstate.error.actor.openMaintenancePage'),
    'closes for what the server says now, not for what it said last time (MAINT-01)': ({ screen, trail }) =>
      (screen.kind !== 'leaving' && screen.kind !== 'left') || trail.some(({ type }) => type === 'xstate.done.actor.loadFeatures'),
    'has the features of the last visit until the server answers (FLAGS-30)': ({ snapshot: { context }, screen, trail }) =>
      screen.kind !== 'asking' || trail.some(({ type }) => type.startsWith('xstate.')) || context.features.groupOrder === context.isTest,
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
  inputs: {
    'a first visit': { isTest: false, isDebug: false, lastFeatures: {} },
    'debugged, under maintenance last time': {
      isTest: true,
      isDebug: true,
      lastFeatures: { groupOrder: true, maintenanceMode: true },
    },
  },
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
