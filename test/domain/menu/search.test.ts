import { expect, it } from 'vitest';
import { likeness } from '#domain/menu/likeness.ts';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import { searchMenu } from '#domain/menu/search.ts';
import { clubPlacard } from '#model-tests/samples/menu.ts';

const placard = (placardId: string, calories: readonly number[], more: Partial<MenuPlacard>): MenuPlacard => ({
  ...clubPlacard,
  placardId,
  badges: [],
  items: calories.map((count, at) => ({ ...clubPlacard.items[0]!, itemId: `${placardId}${at}`, calories: count })),
  ...more,
});
const cards = [
  placard('melt', [620, 310], { name: 'Tuna Melt', description: 'With a slice of tomato.' }),
  placard('soup', [240, 360], { name: 'Tomato Soup', description: 'Basil, cream.', badges: ['Vegetarian'] }),
  placard('salad', [480], { name: 'Garden Salad', description: 'Greens and seeds.', badges: ['Vegan'] }),
  placard('combo', [0], { name: 'You Pick Two', description: 'Any two halves.' }),
  placard('chowder', [700], { name: 'Corn Chowder', description: 'Sweet and thick.', allergens: ['FISH', 'MILK'] }),
  placard('croissant', [500], { name: 'Butter Croissant', description: 'Baked this morning.' }),
];
const shelf = (name: string, placardIds: readonly string[]) => ({
  catId: name,
  name,
  description: '',
  sections: [{ secId: 1, name: '', schedule: clubPlacard.schedule, placardIds }],
});
const menu = {
  placards: Object.fromEntries(cards.map((card) => [card.placardId, card])),
  categories: [shelf('Soups', ['chowder', 'soup']), shelf('Favorites', ['chowder'])],
};
const found = (typed: string) => searchMenu(menu, typed).map(({ placardId }) => placardId);

it('finds names before descriptions', () => expect(found('tomato')).toEqual(['soup', 'melt']));
it('finds what is in a category by the name of it, after what is named so', () => {
  expect(found('soup')).toEqual(['soup', 'chowder']);
  expect(found('favorite soups')).toEqual(['chowder']);
});
it('asks for every word, in any case and order, however they are spaced', () => expect(found('  CREAM \t tomato ')).toEqual(['soup']));
it('finds badges, not run together with what is before them', () => {
  expect(found('vegan')).toEqual(['salad']);
  expect(found('seeds.vegan')).toEqual([]);
});
it('finds the beginning of a word while it is typed', () => expect(found('gar')).toEqual(['salad']));
it('finds nothing for nothing', () => expect([found(''), found('   '), found('pizza')]).toEqual([[], [], []]));
it('finds what contains an allergen that nothing is said to have, and no more where something is', () => {
  expect(found('fish')).toEqual(['chowder']);
  expect(found('corn fish')).toEqual(['chowder']);
  expect(found('tuna fish')).toEqual([]);
});
it('reads signs as signs', () => expect(found('.*')).toEqual([]));

it('what is vegan is vegetarian too, by any name of it', () => {
  for (const typed of ['vegetarian', 'Veggie', 'meatless']) expect(found(typed)).toEqual(['soup', 'salad']);
  expect(found('plant-based')).toEqual(['salad']);
});

it.each([
  ['under 500 calories', ['melt', 'soup', 'salad']],
  ['at most 500 calories', ['melt', 'soup', 'salad', 'croissant']],
  ['less than 300 cal', ['soup']],
  ['<300', ['soup']],
  ['soup under 250 calories', ['soup']],
  ['vegetarian under 500 calories', ['soup', 'salad']],
  ['tuna with under 300 calories', []],
  ['under 50 calories', []],
])('"%s" asks for a size of so few; what says nothing of its calories has not', (typed, ids) => expect(found(typed)).toEqual(ids));

it('a short number without "calories" is a word', () => expect(found('under 20')).toEqual([]));
it('leaves out words that say nothing, unless there are no others', () => {
  expect(found('the soup with cream')).toEqual(['soup']);
  expect(found('with')).toEqual(['melt']);
});

it.each([
  ['tomatto', ['melt', 'soup']],
  ['crosant', ['croissant']],
  ['gardn salad', ['salad']],
  ['butter croisant', ['croissant']],
])('"%s" finds what is written much like it, where nothing is written so', (typed, ids) => expect(found(typed)).toEqual(ids));

it('a short word and one that is like nothing find nothing', () => expect([found('tma'), found('ramen')]).toEqual([[], []]));

it('words are alike from 0 to 1, whichever comes first', () => {
  expect([likeness('soup', 'soup'), likeness('soup', 'bread'), likeness('', ''), likeness('a', 'a')]).toEqual([1, 0, 0, 0]);
  expect(likeness('crosant', 'croissant')).toBe(likeness('croissant', 'crosant'));
});

it('reads what a menu says once, however many words are searched in it, and anew for another menu', () => {
  let reads = 0;
  const counted = {
    ...clubPlacard,
    get description() {
      reads += 1;
      return 'Turkey and bacon on rye.';
    },
  };
  const club = { placards: { 7202: counted }, categories: [] };
  for (const typed of ['', 't', 'tur', 'turky', 'turkey bacn']) searchMenu(club, typed);
  expect(reads).toBe(1);
  expect(searchMenu({ ...club, categories: [shelf('Sandwiches', ['7202'])] }, 'sandwich')).toEqual([counted]);
});

it('counts the lightest side that a product comes with among its calories (PRODUCT-01)', () => {
  const side = { placardId: 'salad', itemId: 'salad0', difference: 0 };
  const place = { placeId: '1', name: 'Side', isSide: true, options: [side, { placardId: 'soup', itemId: 'soup0', difference: 0 }] };
  const withSide = { ...menu, placards: { ...menu.placards, melt: { ...cards[0]!, places: [place] } } };
  const names = (typed: string) => searchMenu(withSide, typed).map(({ placardId }) => placardId);
  expect([names('melt under 549 calories'), names('melt under 551 calories')]).toEqual([[], ['melt']]);
});
