import * as v from 'valibot';
import type { Cart } from '#contract/cart-entity.ts';
import { centsFrom, dollarsFrom, type Cents } from '#domain/money/money.ts';
import type { Order } from '../cart/place.ts';

/** The offer of an order: what makes it right, and when it was given. */
export const Remedy = v.object({
  orderId: v.string(),
  offerId: v.string(),
  optionId: v.picklist(['refund', 'remake']),
  cents: v.number(),
  /** An instant; null: not given yet. */
  redeemedAt: v.nullable(v.string()),
});
export type Remedy = v.InferOutput<typeof Remedy>;

/** Days after its time in which an order can be made right. */
const DAYS = 30;

/** Whether an order is too old to be made right, or was given up. */
export const isExpired = ({ placedAt, canceledAt }: Order, now: Temporal.Instant): boolean =>
  canceledAt !== null || Temporal.Instant.compare(now, Temporal.Instant.from(placedAt).add({ hours: DAYS * 24 })) > 0;

const reasons = [
  ['missing', 'Missing'],
  ['wrong', 'Wrong item'],
  ['changed', 'Not how I ordered it'],
  ['cold', 'Cold or stale'],
] as const;
const WHOLE = 'late';

/** An order with its cart and the name of its cafe. */
interface Placed {
  readonly order: Order;
  readonly cart: Cart;
  readonly cafeName: string;
}

/** What was paid for food, with its tax and without what was taken off; no tip. */
const paidCents = ({ cartSummary: { subTotal, discount, tax } }: Cart): Cents =>
  centsFrom(subTotal ?? 0) - Math.abs(centsFrom(discount ?? 0)) + centsFrom(tax ?? 0);

/** What was paid for each line, by its number: its share of the food, with the tax on it. */
function sharesOf(cart: Cart): Readonly<Record<string, Cents>> {
  const subTotal = centsFrom(cart.cartSummary.subTotal ?? 0);
  const shareOf = (cents: Cents) => (subTotal === 0 ? cents : Math.round((cents * paidCents(cart)) / subTotal));
  return Object.fromEntries(cart.items.map(({ sequenceNum, totalPrice }) => [String(sequenceNum), shareOf(centsFrom(totalPrice))]));
}

/** The words of a remedy. */
export function wordsOf(optionId: Remedy['optionId'], { order, cafeName }: Pick<Placed, 'order' | 'cafeName'>) {
  if (optionId === 'remake') {
    return {
      type: 'REMAKE',
      description: 'Make it again',
      detail: `At ${cafeName}, today or on your next visit. Show order ${order.maskedOrderId}.`,
    };
  }
  const cards = order.paid.map(({ cardType, lastFour }) => `${cardType} ${lastFour}`.trim()).join(', ');
  return { type: 'REFUND', description: 'Refund to how you paid', detail: [cards, 'In 3 to 5 business days'].filter(Boolean).join('. ') };
}

/** What may be done about an order, made of its own lines. `hasItems`: lines may be named one by one. */
export function optionsOf(placed: Placed, hasItems: boolean) {
  const { cart } = placed;
  const shares = sharesOf(cart);
  const itemValues = Object.entries(shares).map(([lineItemId, cents]) => ({ lineItemId, remedyValue: dollarsFrom(cents) }));
  const option = (optionId: Remedy['optionId']) => ({ optionId, ...wordsOf(optionId, placed) });
  const ofItems = reasons.map(([groupId, description]) => ({
    groupId,
    description,
    options: [
      { ...option('refund'), itemValues },
      { ...option('remake'), itemValues },
    ],
  }));
  const ofOrder = {
    groupId: WHOLE,
    description: 'The whole order was late or never came',
    isOrderLevel: true,
    options: [{ ...option('refund'), remedyValue: dollarsFrom(paidCents(cart)) }],
  };
  const items = cart.items.map(({ sequenceNum, quantity, name }) => ({
    lineItemId: String(sequenceNum),
    description: quantity > 1 ? `${quantity} × ${name}` : name,
  }));
  return { optionGroups: [...(hasItems ? ofItems : []), ofOrder], items: hasItems ? items : [] };
}

/** What a remedy for these reasons is worth; null where it is not offered for each of them, or a line is named twice. */
export function worthOf(
  cart: Cart,
  optionId: string,
  asked: readonly { readonly groupId: string; readonly lineItemId?: string | undefined }[],
): Pick<Remedy, 'optionId' | 'cents'> | null {
  const shares = sharesOf(cart);
  const isWhole = asked.length === 1 && asked[0]?.groupId === WHOLE && asked[0].lineItemId === undefined;
  if (isWhole) return optionId === 'refund' ? { optionId, cents: paidCents(cart) } : null;
  const lines = asked.map(({ lineItemId = '' }) => lineItemId);
  const areKnown = asked.every(
    ({ groupId, lineItemId = '' }) => reasons.some(([id]) => id === groupId) && Object.hasOwn(shares, lineItemId),
  );
  if (!areKnown || new Set(lines).size < lines.length || (optionId !== 'refund' && optionId !== 'remake')) return null;
  return { optionId, cents: lines.reduce((sum, id) => sum + (shares[id] ?? 0), 0) };
}
