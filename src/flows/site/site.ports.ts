import { fromPromise } from 'xstate';
import { featuresFrom } from '#domain/app/features.ts';
import { maintenanceAddress } from '#domain/app/maintenance.ts';
import type { LoadFeaturesInput, LoadFeaturesResult, LoadKeysResult } from '#machines/site/site.types.ts';
import { appApi } from '#src/api/app.ts';
import type { Client } from '#src/api/client.ts';
import type { Clock } from '#src/flows/kit/clock.ports.ts';

interface Site {
  readonly locale: string;
  readonly maintenancePage: string;
  /** Leaves the app for a page of its own. */
  readonly leaveFor: (address: string) => void;
}

export function sitePorts(call: Client, clock: Clock, { locale, maintenancePage, leaveFor }: Site) {
  const api = appApi(call);
  return {
    loadFeatures: fromPromise<LoadFeaturesResult, LoadFeaturesInput>(async ({ input, signal }) => ({
      kind: 'loaded',
      features: featuresFrom(await api.features(locale, signal), input),
    })),

    loadKeys: fromPromise<LoadKeysResult, void>(async ({ signal }) => {
      const named = Object.entries(await api.keys(signal)).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
      return { kind: 'loaded', keys: Object.fromEntries(named) };
    }),

    openMaintenancePage: fromPromise<{ kind: 'opened' }, void>(async () => {
      leaveFor(maintenanceAddress(maintenancePage, clock.now()));
      return { kind: 'opened' };
    }),
  };
}
