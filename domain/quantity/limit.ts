import type { Schedule } from '../order/order.ts';
import { dayOf } from '../time/cafe-time.ts';

/** How many of some items one order may have, by days ahead; both ends of every range count (QTY-01). */
export interface QuantityRuleset {
  readonly ruleEffFromDate: string;
  readonly ruleEffToDate: string;
  readonly itemIds: readonly string[];
  readonly dayOffset: readonly { readonly fromOffset: number; readonly toOffset: number; readonly qtyLimit: number }[];
}

/** Whole calendar days of the cafe from today to the day of fulfilment, both `YYYY-MM-DD` (AMB-07, E-20). */
export const dayOffset = (today: string, day: string): number => Temporal.PlainDate.from(today).until(day).days;

/** The day that limits are for, `YYYY-MM-DD`: the day of fulfilment; today for as soon as possible, even close to midnight (AMB-07). */
export const limitDay = (schedule: Schedule | null, today: string): string => (schedule?.priority === 'LATER' ? dayOf(schedule.at) : today);

/** The smallest limit that applies to an item, or null for none (QTY-02, QTY-03, E-19). */
export function quantityLimit(itemId: string, rulesets: readonly QuantityRuleset[], today: string, day: string): number | null {
  const offset = dayOffset(today, day);
  const limits = rulesets
    .filter((rules) => rules.itemIds.includes(itemId) && rules.ruleEffFromDate <= day && day <= rules.ruleEffToDate)
    .flatMap((rules) => rules.dayOffset.filter(({ fromOffset, toOffset }) => fromOffset <= offset && offset <= toOffset))
    .map(({ qtyLimit }) => qtyLimit);
  return limits.length === 0 ? null : Math.min(...limits);
}

/** What decides how many of an item one order may have. */
export interface OrderLimits {
  readonly rulesets: readonly QuantityRuleset[];
  /** When the order is wanted; null without an order: today. */
  readonly schedule: Schedule | null;
  /** Time of the cafe, `YYYY-MM-DDTHH:mm`. */
  readonly now: string;
}

/** Returns the most of an item in an order, or null for none (QTY-02, QTY-03, AMB-07). */
export function orderQuantityLimit(itemId: string, { rulesets, schedule, now }: OrderLimits): number | null {
  const today = dayOf(now);
  return quantityLimit(itemId, rulesets, today, limitDay(schedule, today));
}

/** Maximum quantity of one line, whatever its item. */
const LINE_QUANTITY_MAX = 99;

interface CountedLine {
  readonly itemId: string;
  readonly sequenceNum: number;
  readonly quantity: number;
}

/** How many of an item one line may have, and why no more. */
export interface LineRoom {
  /** The most of the line. */
  readonly max: number;
  /** How many other lines have of the limit that leaves no more; 0 where they take nothing of it. */
  readonly inCart: number;
}

/**
 * Returns the room for one line of an item: what other lines of the cart leave of its limit, 0 when they have all of it (AMB-50), and 99 at
 * most. Without a rule other lines take nothing (AMB-07).
 *
 * @param limit Most of the item in one order; null for no rule (`quantityLimit`).
 * @param editing `sequenceNum` of the line that the guest changes, which does not count; null for a new line.
 */
export function lineRoom(itemId: string, limit: number | null, lines: readonly CountedLine[], editing: number | null): LineRoom {
  const others = lines.filter((line) => line.itemId === itemId && line.sequenceNum !== editing);
  const taken = others.reduce((sum, { quantity }) => sum + quantity, 0);
  const left = limit === null ? Infinity : limit - taken;
  return left > LINE_QUANTITY_MAX ? { max: LINE_QUANTITY_MAX, inCart: 0 } : { max: Math.max(0, left), inCart: taken };
}

/**
 * Returns the room for one line of an item in an order, as `lineRoom` (QTY-02, AMB-50).
 *
 * @param limits Null: the menu is the chain's, which has none.
 * @param lines What counts: those of the cart, and those that are on their way into it (`awaitedLines`).
 * @param editing `sequenceNum` of the line that the guest changes; null for a new line.
 */
export const orderRoom = (itemId: string, limits: OrderLimits | null, lines: readonly CountedLine[], editing: number | null): LineRoom =>
  lineRoom(itemId, limits && orderQuantityLimit(itemId, limits), lines, editing);
