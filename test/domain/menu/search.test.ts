import { expect, it } from 'vitest';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import type { ComboChoice } from '#domain/combo/choices.ts';
import { isMisspelled } from '#domain/menu/misspelled.ts';
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
  placard('mac', [1080], { name: 'Mac & Cheese', description: 'Shells.', ingredients: ['White cheddar', 'Chives'] }),
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
const conscious = placard('bowl', [300], { name: 'Rice Bowl', description: 'Beans, greens.', badges: ['Vegan', 'Gluten-conscious'] });
const withBowl = { ...menu, placards: { ...menu.placards, bowl: conscious } };
/** What has every word, or may be meant by them. */
const found = (typed: string) => {
  const { placards, isClosest } = searchMenu(menu, typed);
  return isClosest ? [] : placards.map(({ placardId }) => placardId);
};

it('finds names before descriptions', () => expect(found('tomato')).toEqual(['soup', 'melt']));
it('finds what is in a category by the name of it, after what is named so', () => {
  expect(found('soup')).toEqual(['soup', 'chowder']);
  expect(found('favorite soups')).toEqual(['chowder']);
});
it('asks for every word, in any case and order, however they are spaced', () => expect(found('  CREAM \t tomato ')).toEqual(['soup']));
it('finds badges, not run together with what is before them', () => {
  expect(found('vegan')).toEqual(['salad']);
  expect(found('seedsvegan')).toEqual([]);
});
it('finds the beginning of a word while it is typed', () => expect(found('gar')).toEqual(['salad']));
it('finds nothing for nothing', () => expect([found(''), found('   '), found('pizza')]).toEqual([[], [], []]));
it('finds what contains an allergen that nothing is said to have, and no more where something is', () => {
  expect(found('fish')).toEqual(['chowder']);
  expect(found('corn fish')).toEqual(['chowder']);
  expect(found('tuna fish')).toEqual([]);
});
it('reads signs as what is between words', () => {
  expect(found('.*')).toEqual([]);
  expect(found('mac & cheese')).toEqual(['mac']);
  expect(found('vegetarian, under 500 calories')).toEqual(['soup', 'salad']);
});
it('finds what is made with an ingredient', () => expect([found('cheddar'), found('chives mac')]).toEqual([['mac'], ['mac']]));

it.each([
  ['berry', ['parfait']],
  ['egg', ['scramble']],
  ['eggs', ['scramble']],
  ['straw', ['parfait']],
  ['rawberry', ['parfait']],
  ['wber', ['parfait']],
  ['wbe', []],
  ['scrambled egg', ['scramble']],
])('"%s" is found where a word begins with it, and from four letters on inside of one', (typed, ids) => {
  const more = [
    placard('veg', [400], { name: 'Mediterranean Veggie', description: 'Hummus.' }),
    placard('parfait', [300], { name: 'Strawberry Parfait', description: 'Oats.' }),
    placard('scramble', [350], { name: 'Scrambled Eggs', description: 'On toast.' }),
  ];
  const placards = { ...menu.placards, ...Object.fromEntries(more.map((card) => [card.placardId, card])) };
  expect(searchMenu({ ...menu, placards }, typed).placards.map(({ placardId }) => placardId)).toEqual(ids);
});

it.each([
  ['vegitarian', 'vegetarian'],
  ['vegeterian soup', 'vegetarian soup'],
  ['vegitarian under 300', 'vegetarian under 300'],
  ['vegn', 'vegan'],
  ['plantbaesd', 'plant-based'],
  ['meatles', 'meatless'],
  ['glutin free', 'gluten free'],
])('"%s" finds what "%s" does: a need that is written wrong is that need', (typed, meant) => {
  expect(searchMenu(withBowl, meant).placards).not.toEqual([]);
  expect(searchMenu(withBowl, typed)).toEqual(searchMenu(withBowl, meant));
});

it('what is vegan is vegetarian too, by any name of it', () => {
  for (const typed of ['vegetarian', 'Veggie', 'meatless']) expect(found(typed)).toEqual(['soup', 'salad']);
  for (const typed of ['plant-based', 'plant based']) expect(found(typed)).toEqual(['salad']);
});

it.each([
  ['under 500 calories', ['soup', 'salad']],
  ['at most 500 calories', ['soup', 'salad', 'croissant']],
  ['less than 300 cal', ['soup']],
  ['500 calories or less', ['soup', 'salad', 'croissant']],
  ['soup 240 or fewer', ['soup']],
  ['mac under 1,080 calories', []],
  ['mac up to 1,080 calories', ['mac']],
  ['<300', ['soup']],
  ['soup under 250 calories', ['soup']],
  ['vegetarian under 500 calories', ['soup', 'salad']],
  ['tuna with under 300 calories', []],
  ['under 50 calories', []],
  ['over 700 calories', ['mac']],
  ['at least 700 calories', ['chowder', 'mac']],
  ['700 calories or more', ['chowder', 'mac']],
  ['melt over 700 calories', []],
  ['over 400 under 500 calories', ['salad']],
  ['no more than 500 calories', ['soup', 'salad', 'croissant']],
  ['between 300 and 490', ['salad']],
  ['between 240 and 480 calories', ['soup', 'salad']],
  ['240 to 480 calories', ['soup', 'salad']],
  ['240-480 cal', ['soup', 'salad']],
  ['from 480 cal to 500 cal', ['salad', 'croissant']],
  ['500–480', ['salad', 'croissant']],
  ['vegan 400 - 1,000', ['salad']],
])('"%s" is judged by the calories that a row says, of the usual size; what says nothing of them has none (OVERLAYS-14)', (typed, ids) =>
  expect(found(typed)).toEqual(ids),
);

it('a short number without "calories" is a word', () => expect(found('under 20')).toEqual([]));
it('leaves out words that say nothing, unless there are no others', () => {
  expect(found('the soup with cream')).toEqual(['soup']);
  expect(found('with')).toEqual(['melt']);
});

it.each([
  ['tomatto', ['soup', 'melt']],
  ['crosant', ['croissant']],
  ['gardn salad', ['salad']],
  ['butter croisant', ['croissant']],
  ['soop', ['soup', 'chowder']],
  ['tomaot soup', ['soup']],
])('"%s" finds what it may be written wrong for, where nothing is written so', (typed, ids) => expect(found(typed)).toEqual(ids));

it('a short word and one that is like nothing find nothing', () => expect([found('tma'), found('ramen')]).toEqual([[], []]));

it.each([
  ['bagle', 'bagel', true],
  ['chikcen', 'chicken', true],
  ['brocolli', 'broccoli', true],
  ['soop', 'soup', true],
  ['soup', 'soup', true],
  ['', '', true],
  ['tea', 'pea', false],
  ['soap', 'soups', false],
  ['ramen', 'cream', false],
  ['almond', 'salmon', false],
  ['croissant', 'cross', false],
])('"%s" may be "%s" written wrong: %s', (typed, meant, may) => expect(isMisspelled(typed, meant)).toBe(may));

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
  expect(searchMenu({ ...club, categories: [shelf('Sandwiches', ['7202'])] }, 'sandwich').placards).toEqual([counted]);
});

it('counts the side that a product comes with at first among its calories, as its row does (PRODUCT-01)', () => {
  const side = { placardId: 'salad', itemId: 'salad0', difference: 0 };
  const place = { placeId: '1', name: 'Side', isSide: true, options: [side, { placardId: 'soup', itemId: 'soup0', difference: 0 }] };
  const withSide = { ...menu, placards: { ...menu.placards, melt: { ...cards[0]!, places: [place] } } };
  const names = (typed: string, sideOf?: () => ComboChoice) =>
    searchMenu(withSide, typed, sideOf && { sideOf }).placards.map(({ placardId }) => placardId);
  expect([names('melt under 1,100 calories'), names('melt under 1,101 calories')]).toEqual([[], ['melt']]);
  const soup = { placard: cards[1]!, item: cards[1]!.items[0]!, difference: 0 };
  expect([names('melt under 860 calories', () => soup), names('melt under 861 calories', () => soup)]).toEqual([[], ['melt']]);
});

const closest = (typed: string) => {
  const { placards, isClosest } = searchMenu(menu, typed);
  return isClosest ? placards.map(({ placardId }) => placardId) : null;
};

it.each([
  ['mac & cheese with chives and unicorn', ['mac']],
  ['tomatto and unicorn', ['soup', 'melt']],
  ['tuna fish', ['melt']],
  ['vegetarian unicorn soup', ['soup']],
  ['vegetarian unicorn', ['soup', 'salad']],
  ['i want soup', ['soup', 'chowder']],
  ['mac n chives', ['mac']],
])('"%s" finds what has the most of the words, and at least half of them, where nothing has all', (typed, ids) =>
  expect(closest(typed)).toEqual(ids),
);

it.each([
  '<b>x</b>',
  'b x',
  'c x',
  '1 2 3',
  'is it soop',
  'unicorn pizza',
  'unicorn',
  'cheese unicorn pizza',
  'low sodium mac',
  'high cheese',
  'mac under 1,080 calories',
])('"%s" finds nothing, for all of it is missing, or most', (typed) =>
  expect(searchMenu(menu, typed)).toEqual({
    placards: [],
    isClosest: false,
    isGlutenConscious: false,
    isWithoutAllergen: false,
    unsureOf: [],
  }),
);

it.each(['basil free unicorn soup', 'tomato soup without basil unicorn', 'no unicorn free'])(
  '"%s" asks for what is without something: what has only the other words may have just that',
  (typed) => expect(searchMenu(menu, typed).placards).toEqual([]),
);

it('a word that every object has is a word like another', () => expect([found('constructor'), found('toString')]).toEqual([[], []]));

const inBowls = (typed: string) => {
  const { placards, ...how } = searchMenu(withBowl, typed);
  return [placards.map(({ placardId }) => placardId), how];
};

it.each([
  'gluten free',
  'Gluten-Free',
  'glutenfree',
  'no gluten',
  'without gluten',
  'celiac',
  'gluten conscious',
  'gluten-free bowl',
  'vegan gluten free',
])('"%s" finds what is gluten-conscious, and says that it is', (typed) =>
  expect(inBowls(typed)).toEqual([['bowl'], { isClosest: false, isGlutenConscious: true, isWithoutAllergen: false, unsureOf: [] }]),
);

it('a need is no word that an item may lack: what comes closest to it is gluten-conscious too', () => {
  expect(inBowls('gluten free croissant')).toEqual([
    ['bowl'],
    { isClosest: true, isGlutenConscious: true, isWithoutAllergen: false, unsureOf: [] },
  ]);
  expect(inBowls('bowl')).toEqual([['bowl'], { isClosest: false, isGlutenConscious: false, isWithoutAllergen: false, unsureOf: [] }]);
});
