import { expect, it } from 'vitest';
import { placardsOfOffer } from '#domain/menu/offer.ts';
import { clubPlacard } from '#model-tests/samples/menu.ts';

const soup = { ...clubPlacard, placardId: '10101', name: 'Soup' };
const menu = { categories: [], heroId: null, upsells: [], placards: { [clubPlacard.placardId]: clubPlacard, '10101': soup } };
const offer = { name: 'Lunch', description: '', placardIds: ['10101', 'gone', clubPlacard.placardId, '10101'] };

it('the food of an offer is what of it is on the menu, in the order of the offer, each once (MENU-15)', () => {
  expect(placardsOfOffer(menu, offer)).toEqual([soup, clubPlacard]);
  expect(placardsOfOffer(menu, { ...offer, placardIds: [] })).toEqual([]);
  expect(placardsOfOffer({ ...menu, placards: {} }, offer)).toEqual([]);
});
