import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type {
  LoadAllergensInput,
  LoadAllergensResult,
  StoreAvoidanceInput,
  StoreAvoidanceResult,
} from '#machines/allergens/allergens.types.ts';
import { allergensOf } from '#src/api/allergens.ts';
import type { Client } from '#src/api/client.ts';
import type { AvoidanceStorages } from './avoidance-key.ts';
import { writeAvoidance } from './avoidance-record.ts';

interface Dependencies extends AvoidanceStorages {
  readonly call: Client;
  readonly queryClient: QueryClient;
}

export const allergensPorts = ({ call, queryClient, ...storages }: Dependencies) => ({
  loadAllergens: fromPromise<LoadAllergensResult, LoadAllergensInput>(async ({ input: { cafeId } }) => ({
    kind: 'loaded',
    list: await queryClient.fetchQuery(allergensOf(call, cafeId)),
  })),
  storeAvoidance: fromPromise<StoreAvoidanceResult, StoreAvoidanceInput>(async ({ input: { avoidance, isKept } }) => {
    writeAvoidance(storages, avoidance, isKept);
    return { kind: 'stored' };
  }),
});
