import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { OrderCustomer } from '#domain/cart/create.ts';
import { preparedFor } from '#domain/product/prepared-for.ts';
import type { LoadOptionsInput, LoadOptionsResult } from '#machines/product/product.types.ts';
import type { Client } from '#src/api/client.ts';
import { allergensOf } from '#src/api/allergens.ts';
import { optionsOf } from '#src/api/product.ts';

interface Dependencies {
  readonly call: Client;
  readonly queryClient: QueryClient;
  /** Who orders, as far as the server is told. */
  readonly orderCustomer: () => Promise<OrderCustomer>;
}

/** The member's name, unless their session is one of which nothing is told (SESSION-19). */
function nameOf({ customer, isInsecure = false }: OrderCustomer): string {
  const name = isInsecure || !customer ? null : `${customer.firstName} ${customer.lastName}`.trim();
  return preparedFor({ groupHost: null, customer: name, onItem: null });
}

export const productPorts = ({ call, queryClient, orderCustomer }: Dependencies) => ({
  loadOptions: fromPromise<LoadOptionsResult, LoadOptionsInput>(async ({ input: { cafeId, customizationsId } }) => {
    const groups = customizationsId === null ? [] : await queryClient.fetchQuery(optionsOf(call, cafeId, customizationsId));
    const names = new Set(groups.flatMap(({ options }) => options.flatMap(({ allergens }) => allergens)));
    // What is not known is not sent; the page says by name what is added all the same.
    const all = names.size === 0 ? [] : await queryClient.fetchQuery(allergensOf(call, cafeId)).catch(() => []);
    const known = all.filter(({ name }) => names.has(name)).map(({ itemId, name, group }) => ({ itemId, name, grouping: group }));
    return { kind: 'loaded', groups, known, preparedFor: nameOf(await orderCustomer()) };
  }),
});
