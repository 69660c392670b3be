import { expect, it } from 'vitest';
import { alternativesFor } from '#domain/cart/alternatives-for.ts';
import type { CartItem } from '#domain/cart/cart.ts';
import { noAvoidance } from '#domain/menu/allergens.ts';
import type { Wanted } from '#domain/menu/availability.ts';
import type { Menu, MenuPlacard } from '#domain/menu/menu.ts';
import { cart, club } from '#model-tests/samples/carts.ts';
import { clubPlacard } from '#model-tests/samples/menu.ts';

const placard = (placardId: string, more: Partial<MenuPlacard> = {}): MenuPlacard => ({
  ...clubPlacard,
  placardId,
  name: placardId,
  items: [{ ...clubPlacard.items[0]!, itemId: placardId }],
  ...more,
});
const lunch = [{ dayOfWeek: 'Monday', fromTime: '10:30', toTime: '20:00' }];
const placards = [placard('bowl', { schedule: lunch }), placard('melt'), placard('press'), placard('soup'), placard('apple'), clubPlacard];
const menu: Menu = {
  heroId: null,
  upsells: [],
  categories: [
    {
      catId: 'mains',
      name: 'Mains',
      description: '',
      sections: [{ secId: 1, name: '', schedule: [], placardIds: placards.map(({ placardId }) => placardId) }],
    },
  ],
  placards: Object.fromEntries(placards.map((each) => [each.placardId, each])),
};
const line = (itemId: string, more: Partial<CartItem> = {}): CartItem => ({ ...club, itemId, name: itemId, isUnavailable: true, ...more });
const orderAtEight: Wanted = { destination: 'RPU', at: '2026-03-09T08:00' };
const known = (items: readonly CartItem[], soldOut: readonly string[] = [], exceptions = cart.exceptions, wanted = orderAtEight) =>
  alternativesFor(
    menu,
    { items, exceptions },
    {
      wanted,
      soldOut: new Set(soldOut),
      avoidance: noAvoidance,
      priceOf: ({ price }) => price,
      quantityMaxOf: () => 99,
    },
  );
const refusal = (i18nKey: string, sequenceNum = 1) => ({ i18nKey, itemId: null, name: null, sequenceNum, maximumAllowed: null });
const helps = (item: CartItem, soldOut: readonly string[] = [], reason: string | null = null) => {
  const found = known([item], soldOut, reason === null ? [] : [refusal(reason, item.sequenceNum)]).get(item.sequenceNum);
  return found && [found.substitute?.line.name ?? null, found.isEditHelpful, found.isElsewhere];
};
const apple = { ...line('apple'), placardId: 'apple', isSide: true, imgKey: null, price: 0 };

it('a line that is sold out has a substitute, and another cafe may have it (decision 047, AVAIL-09)', () => {
  expect(helps(line('melt'), ['melt'])).toEqual(['press', false, true]);
  expect(helps(line('melt'), ['melt', 'press'])).toEqual(['soup', false, true]);
});

it('a line outside its hours has a substitute, and no other cafe helps (AVAIL-06)', () => {
  expect(helps(line('bowl'))).toEqual(['melt', false, false]);
});

it.for([
  ['RPU', { step: 'time', placardId: 'bowl' }],
  ['DINEIN', { step: 'destination', placardId: 'bowl' }],
] as const)(
  'a line outside its hours is helped by a change of the order, as on the menu: %s (AVAIL-06, CART-24)',
  ([destination, change]) => {
    const wanted = { destination, at: '2026-03-09T08:00' };
    expect(known([line('bowl')], [], cart.exceptions, wanted).get(1)?.change).toEqual(change);
  },
);

it('a line that another cafe, a change of it, or nothing on the menu helps has no change of the order (CART-24, AVAIL-09)', () => {
  expect(known([line('melt')], ['melt']).get(1)?.change).toBeNull();
  expect(known([line('melt', { children: [apple] })], ['apple']).get(1)?.change).toBeNull();
  expect(known([line('none')], [], [refusal('cart.validation.item.unavailable')]).get(1)?.change).toBeNull();
});

it('a line whose size, part or changes are why is helped by a change of it, and has no substitute (AVAIL-08)', () => {
  expect(helps(line('72022'), ['72022'])).toEqual([null, true, false]);
  expect(helps(line('melt', { children: [apple] }), ['apple'])).toEqual([null, true, false]);
  expect(helps(line('melt'), [], 'cart.validation.item.customization')).toEqual([null, true, false]);
  expect(helps(line('melt'), [], 'cart.validation.item.combo')).toEqual([null, true, false]);
});

it('what the server knows of before the menu does: a plain line is sold out, of a line with parts it is not known which is', () => {
  expect(helps(line('melt'), [], 'cart.validation.item.stockout')).toEqual(['press', false, true]);
  expect(helps(line('melt', { children: [apple] }), [], 'cart.validation.item.stockout')).toEqual([null, false, false]);
});

it('what the cafe does not sell may be had elsewhere, what no cafe sells may not, and a gift card is of no cafe', () => {
  expect(helps(line('none'), [], 'cart.validation.item.unavailable')).toEqual([null, false, true]);
  expect(helps(line('none'), [], 'cart.validation.item.unknown')).toEqual([null, false, false]);
  const giftCard = { value: 2500, isPromotional: false, sender: null, message: null, deliveryDate: null };
  expect(helps(line('none', { giftCard }))).toEqual([null, false, false]);
});

it('no two lines are offered the same, nor what the cart has; a line that can be ordered is offered nothing', () => {
  const items = [line('melt'), line('bowl', { sequenceNum: 2 }), line('press', { sequenceNum: 3, isUnavailable: false })];
  const names = [...known(items, ['melt'])].map(([sequenceNum, { substitute }]) => [sequenceNum, substitute?.line.name]);
  expect(names).toEqual([
    [1, 'soup'],
    [2, 'apple'],
  ]);
});
