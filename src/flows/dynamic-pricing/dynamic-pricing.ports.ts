import { fromPromise } from 'xstate';
import type { LoadOverridesInput, LoadOverridesResult } from '#machines/dynamic-pricing/dynamic-pricing.types.ts';
import type { Client } from '#src/api/client.ts';
import { pricingApi } from '#src/api/pricing.ts';

export const dynamicPricingPorts = ({ call }: { readonly call: Client }) => ({
  loadOverrides: fromPromise<LoadOverridesResult, LoadOverridesInput>(async ({ input: { context }, signal }) => ({
    kind: 'loaded',
    ...(await pricingApi(call)(context, signal)),
  })),
});
