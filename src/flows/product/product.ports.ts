import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { OrderCustomer } from '#domain/cart/create.ts';
import { preparedForNew } from '#domain/product/prepared-for.ts';
import type { LoadOptionsInput, LoadOptionsResult } from '#machines/product/product.types.ts';
import { allergensOf } from '#src/api/allergens.ts';
import type { Client } from '#src/api/client.ts';
import { optionsOf } from '#src/api/product.ts';
import { sleep } from '#src/flows/kit/clock.ports.ts';

/** Time in which the list of allergens is waited for: an item can be made one's own without it. */
const PATIENCE_MS = 700;

interface Dependencies {
  readonly call: Client;
  readonly queryClient: QueryClient;
  /** The member who orders; empty for a guest. */
  readonly orderCustomer: () => Promise<OrderCustomer>;
  /** The guest of this tab wants no meals (FLAGS-09). */
  readonly hasDeclinedMeal: () => boolean;
}

export const productPorts = ({ call, queryClient, orderCustomer, hasDeclinedMeal }: Dependencies) => ({
  loadOptions: fromPromise<LoadOptionsResult, LoadOptionsInput>(async ({ input: { cafeId, customizationsId }, signal }) => {
    const known = { kind: 'loaded', hasDeclinedMeal: hasDeclinedMeal() } as const;
    const name = orderCustomer().then(preparedForNew, () => '');
    if (customizationsId === null) return { ...known, groups: [], knownAllergens: [], preparedFor: await name };
    const [groups, listed, preparedFor] = await Promise.all([
      queryClient.fetchQuery(optionsOf(call, cafeId, customizationsId)),
      // What does not come is not sent; the page says by name what is added all the same.
      Promise.race([queryClient.fetchQuery(allergensOf(call, cafeId)), sleep(PATIENCE_MS, signal).then(() => [])]).catch(() => []),
      name,
    ]);
    const knownAllergens = listed.map((allergen) => ({ itemId: allergen.itemId, name: allergen.name, grouping: allergen.group }));
    return { ...known, groups, knownAllergens, preparedFor };
  }),
});
