import type { QueryClient } from '@tanstack/react-query';
import type { CartItem } from '#domain/cart/cart.ts';
import { avoidedIn, type Avoidance } from '#domain/menu/allergens.ts';
import { customizedIds, lineAllergens } from '#domain/order/line-allergens.ts';
import type { OptionGroup } from '#domain/product/choices.ts';
import { avoidanceAt } from './allergens.ts';
import type { Client } from './client.ts';
import { menuOf } from './menu.ts';
import { optionsOf } from './product.ts';

interface Sources {
  readonly call: Client;
  readonly queryClient: QueryClient;
}

/**
 * Returns what tells of a line which allergens that the guest avoids it has at a cafe, by the list of that cafe as far as it comes (MENU-11); null where
 * none is known and not all of it is: the menu does not have it, or its choices cannot be had. @throws where the menu does not come.
 */
export async function avoidedInLines(
  { call, queryClient }: Sources,
  { cafeId, avoided, lines }: { readonly cafeId: string; readonly avoided: Avoidance; readonly lines: readonly CartItem[] },
): Promise<(line: CartItem) => readonly string[] | null> {
  if (avoided.allergens.length === 0) return () => [];
  const [menu, { allergens }] = await Promise.all([
    queryClient.fetchQuery(menuOf(call, cafeId)),
    avoidanceAt({ call, queryClient }, cafeId, avoided),
  ]);
  const ids = [...new Set(lines.flatMap((line) => customizedIds(menu, line)))];
  const groups = new Map<string, readonly OptionGroup[]>();
  const ask = async (id: string) => {
    groups.set(id, await queryClient.fetchQuery(optionsOf(call, cafeId, id)));
  };
  await Promise.allSettled(ids.map(ask));
  return (line) => {
    const { names, isComplete } = lineAllergens(menu, line, (id) => groups.get(id) ?? null);
    const found = avoidedIn(names, allergens);
    return found.length > 0 || isComplete ? found : null;
  };
}
