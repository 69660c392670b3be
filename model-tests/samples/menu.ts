import type { MenuPlacard } from '#domain/menu/menu.ts';

/** The placard of the product model. */
export const clubPlacard: MenuPlacard = {
  placardId: '7202',
  hash: 'club-7202',
  isCombo: false,
  name: 'Club',
  description: 'Turkey and bacon on rye.',
  imgKey: 'bacon-turkey-club',
  priceFrom: 700,
  items: [
    { itemId: '72021', size: 'Half', isDefault: false, price: 700, calories: 400, sodiumMg: 900 },
    { itemId: '72022', size: 'Whole', isDefault: true, price: 1100, calories: 800, sodiumMg: 1800 },
  ],
  badges: [],
  allergens: ['WHEAT'],
  ownAllergens: [],
  customizationsId: '72022',
  componentIds: [],
  places: [],
  schedule: [],
  exceptions: [],
};

/** Something of one size that costs so much, in cents. */
export const costing = (itemId: string, price: number, more: Partial<MenuPlacard> = {}): MenuPlacard => ({
  ...clubPlacard,
  placardId: itemId,
  name: itemId,
  items: [{ ...clubPlacard.items[0]!, itemId, price }],
  ...more,
});
