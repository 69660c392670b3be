import { fromPromise } from 'xstate';
import type { LoadOverridesInput, LoadOverridesResult } from '#machines/dynamic-pricing/dynamic-pricing.types.ts';
import type { Client } from '#src/api/client.ts';
import { pricingApi } from '#src/api/pricing.ts';
import { waitingPorts, type Clock } from '#src/flows/kit/clock.ports.ts';

interface Dependencies {
  readonly call: Client;
  readonly clock: Clock;
}

export const dynamicPricingPorts = ({ call, clock }: Dependencies) => ({
  pause: waitingPorts(clock).pause,
  loadOverrides: fromPromise<LoadOverridesResult, LoadOverridesInput>(async ({ input: { context }, signal }) => ({
    kind: 'loaded',
    ...(await pricingApi(call)(context, signal)),
  })),
});
