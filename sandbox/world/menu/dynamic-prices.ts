import type { Cents } from '#domain/money/money.ts';
import { clockOf } from '#domain/time/cafe-time.ts';
import type { SoldItem } from './catalog.ts';
import { itemPrice } from './prices.ts';

/** What the bakery's rules read of an order. */
export interface RuledOrder {
  /** Cafe-local, `YYYY-MM-DDTHH:mm`: when it is wanted. */
  readonly at: string;
  /** Has a coffee subscription that is paid for. */
  readonly isSubscriber: boolean;
}

interface Rule {
  readonly ruleId: string;
  /** For the guest. */
  readonly name: string;
  /** Of the price that is left, in percent. */
  readonly percent: number;
  readonly catIds: ReadonlySet<number>;
  readonly applies: (order: RuledOrder) => boolean;
}

/** The rules of the pretend bakery: bread and pastry are cheaper in the afternoon, coffee is for who subscribes to it. */
const rules: readonly Rule[] = [
  {
    ruleId: 'afternoon-bakery',
    name: 'Afternoon bakery hours',
    percent: 80,
    catIds: new Set([2, 3, 4, 5]),
    applies: ({ at }) => clockOf(at) >= '14:00' && clockOf(at) < '17:00',
  },
  {
    ruleId: 'coffee-subscriber',
    name: 'Coffee subscription',
    percent: 50,
    catIds: new Set([18]),
    applies: ({ isSubscriber }) => isSubscriber,
  },
];

/** Ids of all rules. */
export const ruleIds = rules.map(({ ruleId }) => ruleId);

/** What an item costs at a cafe by the rules, to the next nine cents; null: what the menu says. */
export function adjustedPrice(
  sold: SoldItem,
  cafeId: string,
  order: RuledOrder,
): { readonly cents: Cents; readonly rules: readonly Rule[] } | null {
  const applied = rules.filter(({ catIds, applies }) => catIds.has(sold.placard.catId) && applies(order));
  if (applied.length === 0) return null;
  const percent = applied.reduce((left, rule) => (left * rule.percent) / 100, 100);
  return { cents: Math.floor((itemPrice(sold.cents, cafeId) * percent) / 1000) * 10 + 9, rules: applied };
}
