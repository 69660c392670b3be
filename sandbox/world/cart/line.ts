import type { CartChild, CartChildRequest, CartItem, CartItemRequest } from '#contract/cart-item.ts';
import { exceptionKeys } from '#contract/reason-codes.ts';
import { dollarsFrom, type Cents } from '#domain/money/money.ts';
import { allergens } from '#sandbox/seeds/menu/allergens.ts';
import { isMadeAt } from '../menu/availability.ts';
import { items, type Place, type SoldItem, type SoldPlacard } from '../menu/catalog.ts';
import { contentName, groupsOf } from '../menu/customizations.ts';
import { nutrientsOf } from '../menu/nutrition.ts';
import { upcharge } from '../menu/placards.ts';
import { adjustedPrice, type RuledOrder } from '../menu/dynamic-prices.ts';
import { itemPrice } from '../menu/prices.ts';
import { isSoldOut } from '../menu/stock.ts';
import { customize } from './customized.ts';
import { fillPlaces } from './fill.ts';
import { giftItemOf, priceGiftCard } from './gift-line.ts';
import { refused, type Priced } from './priced.ts';

/** Where and when a line is to be sold: what every price and check depends on. */
export interface PricingContext {
  readonly cafeId: string;
  readonly destination: string;
  /** Cafe-local, `YYYY-MM-DDTHH:mm`: when the order is wanted. */
  readonly at: string;
  /** The cafe's own day. */
  readonly today: string;
  readonly soldOut: ReadonlySet<string>;
  readonly customizationsMaxAllowed: number;
  /** What the bakery's rules read; null: the menu's prices hold (PRICING-06). */
  readonly ruled: RuledOrder | null;
  /** False prices a line that was taken once, sold or not. */
  readonly isChecking: boolean;
}

/** A part, of which this cafe says all prices. */
type PricedPart = CartChild & Pick<CartItem, 'price' | 'amount' | 'totalPrice'>;

/** A line as the cart keeps it, priced and checked by the counter alone (CART-14, AVAIL-08…12, PRODUCT-05). */
export function priceLine(asked: CartItemRequest, sequenceNum: number, counter: PricingContext): Priced<CartItem> {
  const gift = giftItemOf(asked.itemId);
  if (gift) return priceGiftCard(asked, sequenceNum, gift);
  const sold = items.get(asked.itemId);
  if (!sold) return refused(exceptionKeys.itemUnknown, asked.name ?? asked.itemId);
  const own = priceOne(asked, sold, ownPrice(sold, counter), counter);
  if (own.kind === 'refused') return own;

  const asking = asked.childItems ?? [];
  const kept = asking.filter(({ type }) => type === 'ALLERGEN');
  const food = asking.filter(({ type }) => type !== 'ALLERGEN');
  // A product may come without its side; a combo is filled.
  const isBox = sold.placard.type === 'ASSORTMENT';
  // What is in a box is the bakery's to say.
  const filled = isBox || (sold.placard.type !== 'COMBO' && food.length === 0) ? [] : fillPlaces(sold.placard.places, food);
  const added = kept.flatMap(allergenChild);
  if (!filled || added.length < kept.length) return refused(exceptionKeys.comboIncomplete, sold.placard.name);

  const children: PricedPart[] = [];
  for (const [index, child] of filled.entries()) {
    const priced = priceChild(child, sold.placard.places[index], counter);
    if (priced.kind === 'refused') return priced;
    children.push(priced.item);
  }
  const unit = children.reduce((sum, { amount }) => sum + cents(amount), cents(own.item.amount));
  const calories = children.reduce(
    (sum, child) => sum + (child.calories ?? 0),
    sold.placard.type === 'COMBO' ? 0 : (own.item.calories ?? 0),
  );
  return {
    kind: 'priced',
    item: {
      ...own.item,
      sequenceNum,
      quantity: asked.quantity,
      amount: dollarsFrom(unit),
      totalPrice: dollarsFrom(unit * asked.quantity),
      calories,
      childItems: [...children, ...sold.placard.contents.map(boxedChild), ...added],
      ...(isBox && { isAssortment: true }),
      vendorCartItemId: asked.vendorCartItemId ?? null,
      editable: true,
    },
  };
}

/** Wire amounts of our own making are whole cents in dollars. */
const cents = (dollars: number): Cents => Math.round(dollars * 100);

const ownPrice = (sold: SoldItem, { cafeId, ruled }: PricingContext): Cents =>
  (ruled && adjustedPrice(sold, cafeId, ruled)?.cents) ?? itemPrice(sold.cents, cafeId);

function priceChild(child: CartChildRequest, place: Place | undefined, counter: PricingContext): Priced<PricedPart> {
  const sold = items.get(child.itemId);
  if (!sold || !place) return refused(exceptionKeys.itemUnknown, child.name ?? child.itemId);
  const priced = priceOne(child, sold, upcharge(place, sold, counter.cafeId), counter);
  if (priced.kind === 'refused') return priced;
  const itemDetails = { ...priced.item.itemDetails, isSide: place.isSide, isProduct: !place.isSide };
  return { kind: 'priced', item: { ...priced.item, quantity: 1, itemDetails } };
}

/** One item by itself: what it costs with its customizations, and whether it can be made. */
function priceOne(asked: CartChildRequest, sold: SoldItem, base: Cents, counter: PricingContext): Priced<PricedPart> {
  const { placard } = sold;
  const soldOut = counter.isChecking ? counter.soldOut : new Set<string>();
  if (isSoldOut(sold, soldOut)) return refused(exceptionKeys.itemSoldOut, placard.name);
  if (counter.isChecking && !isMadeAt(placard, counter.destination, counter.at, counter.today)) {
    return refused(exceptionKeys.itemNotNow, placard.name);
  }
  const most = counter.isChecking ? counter.customizationsMaxAllowed : Number.POSITIVE_INFINITY;
  const { addedIngredients = [], removedIngredients = [] } = asked.customizations ?? {};
  const groups = addedIngredients.length + removedIngredients.length > 0 ? groupsOf(placard, counter.cafeId) : [];
  const customized = customize(groups, asked.customizations, most);
  if (!customized) return refused(exceptionKeys.customization, placard.name);
  if (customized.addedIds.some((id) => soldOut.has(id))) return refused(exceptionKeys.itemSoldOut, placard.name);

  const unit = Math.max(0, base + customized.cents);
  const calories = sold.calories + customized.calories;
  return {
    kind: 'priced',
    item: {
      itemId: sold.itemId,
      name: placard.name,
      type: placard.type,
      size: sold.size,
      imgKey: placard.imgKey,
      quantity: asked.quantity,
      price: dollarsFrom(unit),
      amount: dollarsFrom(unit),
      totalPrice: dollarsFrom(unit),
      calories,
      customizations: customized.customizations,
      itemDetails: {
        isCombo: placard.type === 'COMBO',
        isProduct: placard.type !== 'COMBO',
        isSide: placard.type === 'SIDE',
        isCustomized: customized.count > 0,
      },
      renderSource: {
        parentPlacardId: placard.placardId,
        nutrients: nutrientsOf(placard.catId, calories, Math.max(0, sold.sodiumMg + customized.sodiumMg)),
      },
      msgKitchen: asked.msgKitchen ?? '',
      msgPreparedFor: asked.msgPreparedFor ?? '',
    },
  };
}

/** What is in the box of an assortment: it costs and adds nothing. */
const boxedChild = ({ item: { itemId, placard }, count }: SoldPlacard['contents'][number]): CartChild => ({
  itemId,
  type: 'PRODUCT',
  name: contentName(placard.name, count),
  quantity: count,
  price: 0,
  amount: 0,
  totalPrice: 0,
  renderSource: { parentPlacardId: placard.placardId },
});

/** PRODUCT-08; nothing for an unknown allergen. */
function allergenChild({ itemId, msgKitchen }: CartChildRequest): CartChild[] {
  const known = allergens.find((allergen) => allergen.itemId === itemId);
  if (!known) return [];
  const { name, group: grouping } = known;
  return [{ itemId, type: 'ALLERGEN', grouping, name, msgKitchen: msgKitchen ?? '', price: 0, amount: 0, totalPrice: 0, quantity: 1 }];
}
