import { expect, it } from 'vitest';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import { wordsOf } from '#domain/menu/sought.ts';
import { searchMenu } from '#domain/menu/search.ts';
import { clubPlacard } from '#model-tests/samples/menu.ts';
import { fc } from '#test/kit/fast-check.ts';
import { menuOfSize } from '#tools/bench/rules.ts';

const card = (name: string, more: Partial<MenuPlacard> = {}): MenuPlacard => ({
  ...clubPlacard,
  placardId: name,
  name,
  description: '',
  badges: [],
  ingredients: [],
  ...more,
});

/** The names that are found, of a menu of these in this order. */
const found = (typed: string, cards: readonly (string | MenuPlacard)[]) => {
  const all = cards.map((one) => (typeof one === 'string' ? card(one) : one));
  const placards = Object.fromEntries(all.map((one) => [one.placardId, one]));
  return searchMenu({ placards, categories: [] }, typed).placards.map(({ name }) => name);
};

const madeOf = (name: string, ingredient: string) => card(name, { ingredients: [ingredient] });

it.each<[typed: string, cards: readonly (string | MenuPlacard)[], names: readonly string[]]>([
  ['late', ['Chocolate Tart', 'Latte', 'Later Gator Cake'], ['Later Gator Cake', 'Chocolate Tart']],
  ['late', ['Chocolate Tart', 'Latte'], ['Latte', 'Chocolate Tart']],
  ['cake', ['Pancake Stack', 'Cakes by the Box', 'Cakewalk Cookie'], ['Cakes by the Box', 'Cakewalk Cookie', 'Pancake Stack']],
  ['tomato', [madeOf('Tuna Melt', 'Tomato'), 'Tomatoes on Toast', 'Tomato Soup'], ['Tomatoes on Toast', 'Tomato Soup', 'Tuna Melt']],
  ['choc', [madeOf('Mocha', 'Chocolate'), 'Chocolate Cookie'], ['Chocolate Cookie', 'Mocha']],
  ['apple', ['Pineapple Cup', 'Apple', 'Sapling Apple'], ['Apple', 'Sapling Apple', 'Pineapple Cup']],
  ['turkey club', ['Turkey Club Combo', 'Club with Turkey', 'Turkey Club'], ['Turkey Club', 'Turkey Club Combo', 'Club with Turkey']],
])(
  '"%s" is ranked by the exact word, its beginning, the fewest slips and then a piece of a word, in the name before elsewhere (OVERLAYS-14)',
  (typed, cards, names) => expect(found(typed, cards)).toEqual(names),
);

it('a piece of three letters is found only where a word begins with it (OVERLAYS-14)', () => {
  expect(found('egg', ['Veggie Wrap', 'Eggs on Toast', 'Nutmegg Roll'])).toEqual(['Eggs on Toast']);
});

it.each<[typed: string, cards: readonly (string | MenuPlacard)[], names: readonly string[]]>([
  ['chiken', ['Chive Bagel', madeOf('Bacon Mac', 'Chives'), 'Chicken Melt'], ['Chicken Melt']],
  ['chiken', ['Chive Bagel'], ['Chive Bagel']],
  ['sandwhich', ['Whole Sandwich', madeOf('Tuna on Rye', 'Sandwiches')], ['Whole Sandwich', 'Tuna on Rye']],
  ['chiken bagel', ['Chive Bagel', 'Chicken Melt'], ['Chive Bagel']],
  ['chiken unicorn', ['Chive Bagel', 'Chicken Melt'], ['Chicken Melt']],
])('"%s" finds what is two slips away only where nothing is fewer away (OVERLAYS-14)', (typed, cards, names) =>
  expect(found(typed, cards)).toEqual(names),
);

it('what can be had comes before what cannot where they are equally close, and what cannot is still found (OVERLAYS-14, MENU-16)', () => {
  const search = (typed: string, ...gone: readonly string[]) => {
    const all = ['Rye Toast', 'Oat Toast', 'Corn Toast', 'Toasted Rye', 'Crouton'].map((name) =>
      name === 'Crouton' ? madeOf(name, 'Toast') : card(name),
    );
    const placards = Object.fromEntries(all.map((one) => [one.placardId, one]));
    const isThere = ({ name }: MenuPlacard) => !gone.includes(name);
    return searchMenu({ placards, categories: [] }, typed, { isThere }).placards.map(({ name }) => name);
  };
  expect(search('toast', 'Rye Toast')).toEqual(['Oat Toast', 'Corn Toast', 'Rye Toast', 'Crouton', 'Toasted Rye']);
  expect(search('toast', 'Rye Toast', 'Oat Toast', 'Corn Toast')).toEqual([
    'Rye Toast',
    'Oat Toast',
    'Corn Toast',
    'Crouton',
    'Toasted Rye',
  ]);
  expect(search('rye toast', 'Rye Toast')).toEqual(['Rye Toast', 'Toasted Rye']);
  expect(search('oat tost', 'Oat Toast')).toEqual(['Oat Toast']);
});

it('equal ranks stay in the order of the sections, whatever the ids (OVERLAYS-14)', () => {
  const placards = {
    1: card('Rye Toast', { placardId: '1' }),
    2: card('Oat Toast', { placardId: '2' }),
    3: card('Corn Toast', { placardId: '3' }),
  };
  const section = (secId: number, placardIds: readonly string[]) => ({ secId, name: '', schedule: clubPlacard.schedule, placardIds });
  const categories = [{ catId: 'a', name: 'A', description: '', sections: [section(1, ['3']), section(2, ['2', '3'])] }];
  expect(searchMenu({ placards, categories }, 'toast').placards.map(({ placardId }) => placardId)).toEqual(['3', '2', '1']);
});

it.each(['Egg-Free Brownie', 'No Bacon Club', 'Veggie Delight', 'Half and Half', 'Under 500 Bowl'])(
  '"%s" as a name is found by itself, whatever its words ask for elsewhere (OVERLAYS-14)',
  (name) => expect(found(name.toLowerCase(), ['Brownie', card(name, { ingredients: ['Rye'] }), 'Club with Bacon'])[0]).toBe(name),
);

const menu = menuOfSize(200);
const names = [...new Set(Object.values(menu.placards).map(({ name }) => name))];
const lettersOf = (word: string) => Array.from(word);

/** One letter left out, added, replaced, or swapped with the next. */
const slipIn = (word: string) =>
  fc
    .tuple(
      fc.nat(word.length - 2),
      fc.constantFrom('out', 'added', 'replaced', 'swapped'),
      fc.constantFrom(...lettersOf('abcdefghijklmnopqrstuvwx')),
    )
    .map(([at, kind, letter]) => {
      const letters = lettersOf(word);
      if (kind === 'out') letters.splice(at, 1);
      else if (kind === 'added') letters.splice(at, 0, letter);
      else if (kind === 'replaced') letters[at] = letter;
      else letters.splice(at, 2, letters[at + 1]!, letters[at]!);
      return letters.join('');
    });

it('an exact name is the first that is found (OVERLAYS-14)', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.constantFrom('', ' ', '  '), (name, space) => {
      expect(searchMenu(menu, `${space}${name.toUpperCase()}${space}`).placards[0]?.name).toBe(name);
    }),
  );
});

it('a slip in a word of five letters or more still finds the item, before those with more slips (OVERLAYS-14)', () => {
  const others = ['Aaaaa', 'Bbbbb Ccccc'];
  const word = fc.stringMatching(/^[d-x]{5,9}$/);
  fc.assert(
    fc.property(
      word.chain((name) => fc.tuple(fc.constant(name), slipIn(name), fc.constantFrom('y', 'z'))),
      ([name, typed, letter]) => {
        fc.pre(typed !== name && typed.length >= 5);
        // No slip is such a letter: with two of them there are two slips at least.
        const further = `${name[0]}${letter}${letter}${name.slice(1)}`;
        const inOrder = found(typed, [further, ...others, name]);
        expect(inOrder[0]).toBe(name);
      },
    ),
  );
});

it('a slip in a long word of a name of the menu still finds it (OVERLAYS-14)', () => {
  const long = names.filter((name) => wordsOf(name).some((word) => /^[a-z]{6,}$/i.test(word)));
  const typing = fc.constantFrom(...long).chain((name) => {
    const word = wordsOf(name).find((one) => /^[a-z]{6,}$/i.test(one))!;
    return slipIn(word.toLowerCase()).map((slipped) => ({ name, typed: name.toLowerCase().replace(word.toLowerCase(), slipped) }));
  });
  fc.assert(
    fc.property(typing, ({ name, typed }) => {
      expect(searchMenu(menu, typed).placards.map((placard) => placard.name)).toContain(name);
    }),
  );
});
