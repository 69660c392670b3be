import { pickOf } from '#domain/combo/places.ts';
import type { ComboPick } from '#domain/combo/picks.ts';
import type { ComboPlace, Menu, MenuPlacard } from '#domain/menu/menu.ts';
import { clubPlacard } from './menu.ts';

/** A pick that is included, as its recipe has it. */
export const comboPick = (itemId: string, name = itemId): ComboPick => ({
  itemId,
  name,
  placardId: `placard-${itemId}`,
  size: '',
  imgKey: null,
  difference: 0,
  extra: 0,
  extraCalories: 0,
  ingredients: [],
  customizationsId: null,
});

const placard = (itemId: string, name: string, more: Partial<MenuPlacard> = {}): MenuPlacard => ({
  ...clubPlacard,
  placardId: `placard-${itemId}`,
  hash: `${itemId}-1`,
  name,
  imgKey: '',
  priceFrom: 700,
  items: [{ itemId, size: '', isDefault: true, price: 700, calories: 400, sodiumMg: 900 }],
  customizationsId: null,
  ...more,
});
const place = (placeId: string, name: string, itemIds: readonly string[], isSide = false): ComboPlace => ({
  placeId,
  name,
  isSide,
  options: itemIds.map((itemId) => ({ itemId, placardId: `placard-${itemId}`, difference: 0 })),
});

/** The placard of the combo model: two halves and a side. */
export const comboPlacard: MenuPlacard = placard('90', 'You Pick Two', {
  isCombo: true,
  places: [place('1', 'First half', ['melt']), place('2', 'Second half', ['melt']), place('3', 'Side', ['apple'], true)],
});
const [meltCard, appleCard] = [placard('melt', 'Tuna Melt', { customizationsId: 'melt' }), placard('apple', 'Crisp Apple')];

/** The menu that it is on. */
export const comboMenu: Menu = {
  categories: [],
  heroId: null,
  upsells: [],
  placards: Object.fromEntries([comboPlacard, meltCard, appleCard].map((card) => [card.placardId, card])),
};

const included = (card: MenuPlacard): ComboPick => pickOf({ placard: card, item: card.items[0]!, difference: 0 });

/** Picks of its menu. */
export const melt: ComboPick = included(meltCard);
export const apple: ComboPick = included(appleCard);
