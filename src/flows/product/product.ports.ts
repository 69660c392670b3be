import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { LineAllergen } from '#domain/cart/line.ts';
import type { OrderCustomer } from '#domain/cart/create.ts';
import { preparedForNew } from '#domain/product/prepared-for.ts';
import type { ListAllergensInput, ListAllergensResult, LoadOptionsInput, LoadOptionsResult } from '#machines/product/product.types.ts';
import { allergensOf } from '#src/api/allergens.ts';
import type { Client } from '#src/api/client.ts';
import { optionsOf } from '#src/api/product.ts';
import { sleep } from '#src/flows/kit/clock.ports.ts';

/** How long the page waits for the list of allergens: choices can be made without it. */
const PATIENCE_MS = 700;

/** How long a press of Add waits for that list, where the changes add allergens: the line carries their names to the kitchen (PRODUCT-08). */
const LIST_PATIENCE_MS = 5000;

interface Dependencies {
  readonly call: Client;
  readonly queryClient: QueryClient;
  /** The member who orders; empty for a guest. */
  readonly orderCustomer: () => Promise<OrderCustomer>;
  /** The guest of this tab wants no meals (FLAGS-09). */
  readonly hasDeclinedMeal: () => boolean;
}

export function productPorts({ call, queryClient, orderCustomer, hasDeclinedMeal }: Dependencies) {
  const allergensAt = async (cafeId: string): Promise<readonly LineAllergen[]> =>
    (await queryClient.fetchQuery(allergensOf(call, cafeId))).map(({ itemId, name, group }) => ({ itemId, name, grouping: group }));
  return {
    loadOptions: fromPromise<LoadOptionsResult, LoadOptionsInput>(async ({ input: { cafeId, customizationsId }, signal }) => {
      const known = { kind: 'loaded', hasDeclinedMeal: hasDeclinedMeal() } as const;
      const name = orderCustomer().then(preparedForNew, () => '');
      if (customizationsId === null) return { ...known, groups: [], knownAllergens: null, preparedFor: await name };
      const [groups, knownAllergens, preparedFor] = await Promise.all([
        queryClient.fetchQuery(optionsOf(call, cafeId, customizationsId)),
        Promise.race([allergensAt(cafeId), sleep(PATIENCE_MS, signal).then(() => null)]).catch(() => null),
        name,
      ]);
      return { ...known, groups, knownAllergens, preparedFor };
    }),

    listAllergens: fromPromise<ListAllergensResult, ListAllergensInput>(async ({ input: { cafeId }, signal }) => {
      const knownAllergens = await Promise.race([allergensAt(cafeId), sleep(LIST_PATIENCE_MS, signal).then(() => null)]);
      if (knownAllergens === null) throw new Error('The list of allergens has not come.');
      return { kind: 'listed', knownAllergens };
    }),
  };
}
