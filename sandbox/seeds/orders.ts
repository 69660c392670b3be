import type { PictureKey } from '#sandbox/pictures/pictures.ts';
import { ingredients, type IngredientKey } from './menu/ingredients.ts';

/** A line of an order from before this world began. */
interface EarlierLine {
  readonly itemId: string;
  readonly quantity?: number;
  /** What one cost then; left out: what it costs now. */
  readonly cents?: number;
  readonly without?: readonly IngredientKey[];
  /** It is off the menu by now. */
  readonly was?: { readonly name: string; readonly size: string; readonly imgKey: PictureKey; readonly cents: number };
}

/** An order from before this world began. */
export interface EarlierSeed {
  readonly orderId: string;
  readonly number: string;
  readonly customerId: string;
  readonly cafeId: string;
  /** An instant. */
  readonly placedAt: string;
  /** Cafe-local. */
  readonly promisedAt: string;
  readonly lines: readonly EarlierLine[];
  /** Name of a favorite; left out for any other order. */
  readonly favorite?: string;
  /** Whether several guests ordered together. Default: false. */
  readonly isGroup?: boolean;
}

/** Orders of Pat, the newest first: one to have again as it was, and one of which something is gone and something is dearer. */
export const earlierOrders: readonly EarlierSeed[] = [
  {
    orderId: 'order-p1',
    number: '412907',
    customerId: 'customer-pat',
    cafeId: '203',
    placedAt: '2026-11-02T17:40:00Z',
    promisedAt: '2026-11-02T11:55',
    lines: [{ itemId: '71022' }, { itemId: '181012' }],
    favorite: 'Desk lunch',
  },
  {
    orderId: 'order-p2',
    number: '408113',
    customerId: 'customer-pat',
    cafeId: '203',
    placedAt: '2026-10-19T17:05:00Z',
    promisedAt: '2026-10-19T12:20',
    isGroup: true,
    lines: [
      { itemId: '101012', cents: 649, without: ['croutons'] },
      { itemId: '109992', was: { name: 'Harvest Corn Chowder', size: 'Bowl', imgKey: 'broccoli-cheddar', cents: 729 } },
      { itemId: '71022' },
    ],
  },
];

/** How an ingredient is left out. */
export const withoutIngredient = (key: IngredientKey) => ({
  itemId: ingredients[key].itemId,
  name: ingredients[key].name,
  custType: 'REMOVED' as const,
  portion: 'No' as const,
});
