import type { AvailabilityException } from '#contract/menu-item.ts';
import { dayparts } from '#sandbox/seeds/menu/dayparts.ts';
import { notFor, type Ingredient } from '#sandbox/seeds/menu/ingredients.ts';
import { remembered } from '../core/remembered.ts';
import type { SoldPlacard } from './catalog.ts';

const dayAfter = remembered((day: string, days: number) => Temporal.PlainDate.from(day).add({ days }).toString());

/** What the wire says about when and how a placard is not sold. Offers move with today, so that the season never ends. */
export const exceptionsOf = ({ product }: SoldPlacard, today: string): AvailabilityException[] => [
  ...(product?.notFor ?? []).map((destination) => ({ type: 'DESTINATION', destination })),
  ...(product?.offer ? [{ type: 'LTO', fromDate: dayAfter(today, product.offer[0]), toDate: dayAfter(today, product.offer[1]) }] : []),
];

/** What the wire says about how an ingredient is not sold (AVAIL-11). */
export const exceptionsOfIngredient = (ingredient: Ingredient): AvailabilityException[] =>
  (notFor.get(ingredient) ?? []).map((destination) => ({ type: 'DESTINATION', destination }));

/**
 * Whether the kitchen makes something for a destination at a cafe-local time `YYYY-MM-DDTHH:mm` (AVAIL-02…06). The bakery's own
 * reading of its own seeds: what the client decides from the wire has to agree with it.
 */
export function isMadeAt(placard: SoldPlacard, destination: string, at: string, today: string): boolean {
  const [day, time] = [at.slice(0, 10), at.slice(11, 16)] as const;
  const isRefused = [...exceptionsOf(placard, today), ...placard.components.flatMap(exceptionsOfIngredient)].some(
    ({ destination: named, fromDate, toDate }) =>
      named === undefined ? day < (fromDate ?? '') || day > (toDate ?? '9999') : named === destination,
  );
  const [window] = dayparts[placard.daypart];
  if (isRefused || !window) return !isRefused;
  // Every daypart is the same all week, so a window past midnight needs no look at the day before.
  const { fromTime, toTime } = window;
  // Both times missing, or equal: closed all day (AMB-36).
  if ((fromTime ?? null) === (toTime ?? null)) return false;
  const [from, to] = [fromTime ?? '00:00', toTime ?? '23:59'];
  return from <= to ? from <= time && time <= to : from <= time || time <= to;
}
