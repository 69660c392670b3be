import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { LoadOptionsInput, LoadOptionsResult } from '#machines/product/product.types.ts';
import type { Client } from '#src/api/client.ts';
import { optionsOf } from '#src/api/product.ts';

interface Dependencies {
  readonly call: Client;
  readonly queryClient: QueryClient;
}

export const productPorts = ({ call, queryClient }: Dependencies) => ({
  loadOptions: fromPromise<LoadOptionsResult, LoadOptionsInput>(async ({ input: { cafeId, customizationsId } }) => ({
    kind: 'loaded',
    groups: customizationsId === null ? [] : await queryClient.fetchQuery(optionsOf(call, cafeId, customizationsId)),
  })),
});
