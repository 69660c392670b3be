import { defaultFeatures } from '#domain/app/features.ts';
import { siteMachine } from '#machines/site/site.machine.ts';
import { siteScreen } from '#machines/site/site.screen.ts';
import { defineModel } from './kit/model.ts';

export const model = defineModel({
  machine: siteMachine,
  screen: siteScreen,
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
