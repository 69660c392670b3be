import type { MenuPlacard } from '#domain/menu/menu.ts';
import type { SideChoice } from '#domain/product/side.ts';
import { clubPlacard } from './menu.ts';

const side = (placardId: string, name: string, difference: number, calories: number, allergens: readonly string[] = []): SideChoice => {
  const item = { itemId: `${placardId}1`, size: '', isDefault: true, price: 199 + difference, calories, sodiumMg: 140 };
  const placard: MenuPlacard = {
    ...clubPlacard,
    placardId,
    hash: `side-${placardId}`,
    name,
    description: '',
    imgKey: 'sea-salt-potato-chips',
    items: [item],
    allergens,
    ownAllergens: allergens,
    customizationsId: null,
  };
  return { placard, item, difference, reason: null };
};

/** What a product may come with: one that is included, and one that costs more. */
export const chips = side('17101', 'Chips', 0, 150);
export const yogurt = side('17107', 'Yogurt cup', 100, 130, ['MILK']);
export const sides = [chips, yogurt];
