import { describe, expect, it } from 'vitest';
import type { CartChild } from '#domain/cart/cart.ts';
import { cardUnavailable, choicesOf, choiceUnavailable } from '#domain/combo/choices.ts';
import { comboPlacesOf, gonePlace, pickOf, picksOf, savedBy } from '#domain/combo/places.ts';
import { shelvesOf } from '#domain/combo/shelves.ts';
import type { Wanted } from '#domain/menu/availability.ts';
import type { ComboPlace, MenuPlacard } from '#domain/menu/menu.ts';
import { clubPlacard } from '#model-tests/samples/menu.ts';

const placard = (placardId: string, itemId: string, more: Partial<MenuPlacard> = {}): MenuPlacard => ({
  ...clubPlacard,
  placardId,
  items: [{ ...clubPlacard.items[0]!, itemId }],
  ...more,
});
const soup = placard('soup', 'cup');
const pancakes = placard('pancakes', 'stack', { exceptions: [{ type: 'DESTINATION', destination: 'DELIVERY' }] });
const club = { ...clubPlacard, placardId: 'club' };
const menuOf = (...placards: MenuPlacard[]) => ({
  categories: [],
  heroId: null,
  upsells: [],
  placards: Object.fromEntries([soup, pancakes, club, ...placards].map((card) => [card.placardId, card])),
});

const option = ({ placardId, items }: MenuPlacard, itemId = items[0]!.itemId) => ({ itemId, placardId, difference: 100 });
const place = (...options: ComboPlace['options']): ComboPlace => ({ placeId: '1', name: 'Half', isSide: false, options });
const combo = (...places: ComboPlace[]) => placard('combo', '90', { isCombo: true, places });
const delivery: Wanted = { destination: 'DELIVERY', at: '2026-03-09T12:00' };
const pickup: Wanted = { ...delivery, destination: 'RPU' };
const none = new Set<string>();

describe('what may fill a place', () => {
  it('is one size of a card of this menu, and what it adds; what the menu does not have is left out (COMBO-11)', () => {
    const gone = { itemId: '1', placardId: 'gone', difference: 0 };
    expect(choicesOf(menuOf(), place(option(club, '72022'), gone, option(club, 'no such size')))).toEqual([
      { placard: club, item: club.items[1], difference: 100 },
    ]);
  });

  it('is gone when its own size is, or something that belongs into it (AVAIL-10)', () => {
    const [half] = choicesOf(menuOf(), place(option(club, '72021')));
    expect(choiceUnavailable(half!, pickup, new Set(['72021']))).toBe('soldOut');
    expect(choiceUnavailable(half!, pickup, new Set(['72022']))).toBeNull();
    expect(choiceUnavailable({ ...half!, placard: { ...club, componentIds: ['rye'] } }, pickup, new Set(['rye']))).toBe('soldOut');
  });
});

describe('a combo (AVAIL-08)', () => {
  it('E-36 is not delivered when it contains an item that is not delivered', () => {
    const both = combo(place(option(soup)), place(option(pancakes)));
    expect(cardUnavailable(menuOf(), both, delivery, none)).toBe('destination');
    expect(cardUnavailable(menuOf(), both, pickup, none)).toBeNull();
  });

  it('is none where the menu has nothing for one of its places', () => {
    expect(cardUnavailable(menuOf(), combo(place()), pickup, none)).toBe('soldOut');
    const nowhere = place({ itemId: '1', placardId: 'gone', difference: 0 });
    expect(cardUnavailable(menuOf(), combo(place(option(soup)), nowhere), pickup, none)).toBe('soldOut');
    expect(cardUnavailable(menuOf(), { ...combo(nowhere), isCombo: false }, pickup, none)).toBeNull();
  });

  it('stays where something else can fill the place', () => {
    const either = place(option(soup), option(pancakes));
    expect(cardUnavailable(menuOf(), combo(either), delivery, none)).toBeNull();
    expect(cardUnavailable(menuOf(), combo(place(option(pancakes)), either), delivery, none)).toBe('destination');
  });

  it('goes with a side that is sold out (AVAIL-10)', () => {
    const withSide = combo(place(option(pancakes)), { ...place(option(soup)), isSide: true });
    expect(cardUnavailable(menuOf(), withSide, pickup, new Set(['cup']))).toBe('soldOut');
  });

  it('is judged as a card of its own first, and stands without places', () => {
    const early = { ...combo(), schedule: [{ dayOfWeek: 'Monday', fromTime: '06:00', toTime: '10:30' }] };
    expect(cardUnavailable(menuOf(), early, pickup, none)).toBe('time');
    expect(cardUnavailable(menuOf(), combo(), delivery, none)).toBeNull();
  });
});

describe('the places of a combo (COMBO-10)', () => {
  const pick = place(option(soup));
  const side = { ...pick, isSide: true };

  it('are two picks, and a side where it has one', () => {
    expect(comboPlacesOf(combo(pick, side, pick))).toEqual({ pick1: pick, pick2: pick, side });
    expect(comboPlacesOf(combo(pick, pick))).toEqual({ pick1: pick, pick2: pick, side: null });
  });

  it.for([[], [pick], [pick, pick, pick], [pick, pick, side, side]])('others are not known: %#', (places) =>
    expect(comboPlacesOf(combo(...places))).toBeNull(),
  );
});

describe('the choices of a place by category', () => {
  const shelf = (catId: string, ...placardIds: string[]) => ({
    catId,
    name: catId,
    description: '',
    sections: [{ secId: 1, name: '', schedule: [], placardIds }],
  });
  const choices = choicesOf(menuOf(), place(option(soup), option(pancakes), option(club, '72021')));
  const on = (...categories: ReturnType<typeof shelf>[]) =>
    shelvesOf({ ...menuOf(), categories }, choices).map(({ catId, choices: found }) => [
      catId,
      found.map(({ placard: { placardId } }) => placardId),
    ]);

  it('stand in the order of the menu, what is featured with its kind, and what is nowhere last', () => {
    expect(on(shelf('featured', 'soup', 'latte'), shelf('morning', 'pancakes', 'soup'), shelf('empty'))).toEqual([
      ['morning', ['soup', 'pancakes']],
      ['', ['club']],
    ]);
  });
});

describe('the tray of a combo', () => {
  const places = { pick1: place(option(soup)), pick2: place(option(club, '72021')), side: null };
  const [first, second] = [choicesOf(menuOf(), places.pick1)[0]!, choicesOf(menuOf(), places.pick2)[0]!];
  const picks = { pick1: pickOf(first), pick2: pickOf(second), side: null };

  it('names the first place whose part is sold out or not on the menu any more (AVAIL-08)', () => {
    expect(gonePlace(menuOf(), places, picks, pickup, none)).toBeNull();
    expect(gonePlace(menuOf(), places, picks, pickup, new Set(['72021']))).toBe('pick2');
    expect(gonePlace(menuOf(), { ...places, pick1: place() }, picks, pickup, new Set(['72021']))).toBe('pick1');
  });

  it('saves what its parts cost alone beyond the combo and their differences, or nothing', () => {
    expect(savedBy(900, [first, second])).toBe(first.item.price + second.item.price - 900 - 200);
    expect(savedBy(5000, [first, second])).toBe(0);
  });

  describe('of a combo of the cart (COMBO-10)', () => {
    const child = (itemId: string, more: Partial<CartChild> = {}): CartChild => ({
      itemId,
      name: itemId,
      placardId: null,
      size: '',
      imgKey: null,
      isSide: false,
      price: 100,
      ingredients: [],
      ...more,
    });
    const itemsOf = (children: readonly CartChild[], at = places) => {
      const { pick1, pick2 } = picksOf(menuOf(), at, children);
      return [pick1?.itemId ?? null, pick2?.itemId ?? null];
    };

    it('has each half in the place that takes it, in whichever order the server names them', () => {
      expect(itemsOf([child('cup'), child('72021')])).toEqual(['cup', '72021']);
      expect(itemsOf([child('72021'), child('cup')])).toEqual(['cup', '72021']);
    });

    it('has a half that is left alone in the place that takes it', () => {
      expect(itemsOf([child('72021')])).toEqual([null, '72021']);
      expect(itemsOf([child('gone'), child('cup')])).toEqual(['cup', null]);
    });

    it('keeps what its changes add with each half that is changed, as far as its recipe has it not (PRODUCT-08)', () => {
      const [own] = club.allergens;
      const added = [own!, 'TREE NUTS'].map((name) => ({ itemId: name, name, grouping: 'Allergens' }));
      const nuts = { itemId: 'nuts', name: 'Nut bread', custType: 'ADDED', portion: 'Regular', originalItemId: null } as const;
      const { pick1, pick2 } = picksOf(menuOf(), places, [child('cup'), child('72021', { ingredients: [nuts] })], added);
      expect(pick1).not.toHaveProperty('allergens');
      expect(pick2?.allergens).toEqual([added[1]]);
    });

    it('has halves that either place takes in their order, also two of the same', () => {
      const either = place(option(soup), option(club, '72021'));
      const both = { pick1: either, pick2: either, side: null };
      expect(itemsOf([child('72021'), child('cup')], both)).toEqual(['72021', 'cup']);
      const price = (at: number) => [child('cup', { price: 100 }), child('cup', { price: 250 })][at]!;
      const { pick1, pick2 } = picksOf(menuOf(), both, [price(0), price(1)]);
      expect([pick1?.extra, pick2?.extra]).toEqual([0, 150]);
    });
  });
});
