import type { QuantityRuleset } from '#contract/quantity-rules.ts';
import { quantityRules } from '#sandbox/seeds/menu/quantity-rules.ts';
import { remembered } from '../core/remembered.ts';
import { placards } from '../menu/catalog.ts';

const after = remembered((day: string, days: number) => Temporal.PlainDate.from(day).add({ days }).toString());

/** The rules as the wire has them on a cafe's day (C-13). */
export const rulesetsOn = remembered((today: string): readonly QuantityRuleset[] =>
  quantityRules.map(({ placardIds, fromDay, toDay, limits }) => ({
    ruleEffFromDate: after(today, fromDay),
    ruleEffToDate: after(today, toDay),
    itemIds: placardIds.flatMap((id) => placards.get(String(id))?.items.map(({ itemId }) => itemId) ?? []),
    dayOffset: limits.map(([fromOffset, toOffset, qtyLimit]) => ({ fromOffset, toOffset, qtyLimit })),
  })),
);

/** Whole calendar days from one cafe-local day to another (AMB-07). */
export const dayOffset = remembered(
  (today: string, day: string): number => Temporal.PlainDate.from(today).until(day, { largestUnit: 'days' }).days,
);

/** The smallest limit that holds for an item on a day, both ends of every range included; null for none (QTY-02, E-19, E-20). */
export function limitFor(itemId: string, rulesets: readonly QuantityRuleset[], today: string, day: string): number | null {
  const offset = dayOffset(today, day);
  const limits = rulesets
    .filter(({ ruleEffFromDate, ruleEffToDate, itemIds }) => itemIds.includes(itemId) && ruleEffFromDate <= day && day <= ruleEffToDate)
    .flatMap(({ dayOffset: ranges }) => ranges.filter(({ fromOffset, toOffset }) => fromOffset <= offset && offset <= toOffset))
    .map(({ qtyLimit }) => qtyLimit);
  return limits.length > 0 ? Math.min(...limits) : null;
}

/** Maximum quantity of one line, whatever its item and its rule. */
export const MOST_OF_A_LINE = 99;
