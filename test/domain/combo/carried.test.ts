import { expect, it } from 'vitest';
import { carriedPicks } from '#domain/combo/carried.ts';
import { noPicks, type ComboPick } from '#domain/combo/picks.ts';
import { comboPlacesOf, pickOf } from '#domain/combo/places.ts';
import { choicesOf } from '#domain/combo/choices.ts';
import type { Menu, MenuPlacard } from '#domain/menu/menu.ts';
import { must } from '#domain/must.ts';
import { clubPlacard } from '#model-tests/samples/menu.ts';

const usual = clubPlacard.items[0]!;
const feta = { itemId: 'feta', name: 'Feta', custType: 'ADDED', portion: 'Regular', originalItemId: null } as const;

const nuts = { itemId: 'nuts', name: 'TREE NUTS', grouping: 'Allergens' };

/** A tray of one changed half, at a cafe where the half has these choices. */
function carriedTo(customizationsId: string | null) {
  const half: MenuPlacard = { ...clubPlacard, placardId: 'half', customizationsId };
  const place = (placeId: string) => ({
    placeId,
    name: 'Half',
    isSide: false,
    options: [{ itemId: usual.itemId, placardId: 'half', difference: 0 }],
  });
  const combo: MenuPlacard = { ...clubPlacard, placardId: 'combo', isCombo: true, places: [place('1'), place('2')] };
  const menu: Menu = { categories: [], heroId: null, upsells: [], placards: { half, combo } };
  const plain = pickOf(must(choicesOf(menu, combo.places[0]!)[0], 'choice'));
  const changed: ComboPick = { ...plain, ingredients: [feta], extra: 100, extraCalories: 50, allergens: [nuts] };
  const places = must(comboPlacesOf(combo), 'places');
  return carriedPicks({ ...noPicks, pick1: changed }, { menu, places, groupsOf: () => null, customizationsMax: 5 });
}

it('Changes of a part that another cafe makes one way only are lost, and named (COMBO-10, PRODUCT-05)', () =>
  expect(carriedTo(null)).toMatchObject({ picks: { pick1: { ingredients: [], extra: 0 } }, lost: { leftOut: ['Feta'], usual: [] } }));

it('What the changes of a part add is named to the kitchen of another cafe too, while they are made there (PRODUCT-08)', () => {
  expect(carriedTo('7').picks.pick1?.allergens).toEqual([nuts]);
  expect(carriedTo(null).picks.pick1).not.toHaveProperty('allergens');
});

it('Changes stay while it is not known what may be chosen there', () =>
  expect(carriedTo('7')).toMatchObject({ picks: { pick1: { ingredients: [feta], extra: 100 } }, lost: { leftOut: [], usual: [] } }));
