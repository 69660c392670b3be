import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { LINE_QUANTITY_MAX, limitDay, quantityLimit } from '#domain/quantity/limit.ts';
import { quantityRulesOf } from '#src/api/product.ts';
import { useScreen } from '#src/views/kit/useScreen.ts';

/** Most of an item that one line may have, for the order in hand; `today` is the cafe's (QTY-02). */
export function useQuantityMax(itemId: string, cafeId: string, today: string): number {
  const { app, call } = useRouteContext({ from: '__root__' });
  const schedule = useScreen(app, ({ context }) => context.order?.schedule ?? null);
  const { data: rulesets = [] } = useQuery(quantityRulesOf(call, cafeId));
  return quantityLimit(itemId, rulesets, today, limitDay(schedule, today)) ?? LINE_QUANTITY_MAX;
}
