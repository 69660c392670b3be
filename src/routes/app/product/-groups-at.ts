import type { OptionGroup } from '#domain/product/choices.ts';
import { optionsOf } from '#src/api/product.ts';
import type { RouterContext } from '#src/app/router-context.ts';

/** Returns what reads what may be chosen of an item at a cafe, by the id of its customizations; null where that does not come. */
export const groupsAt =
  ({ call, queryClient }: Pick<RouterContext, 'call' | 'queryClient'>, cafeId: string) =>
  (customizationsId: string): Promise<readonly OptionGroup[] | null> =>
    queryClient.fetchQuery(optionsOf(call, cafeId, customizationsId)).catch(() => null);
