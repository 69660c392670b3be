import { isMisspelled } from './misspelled.ts';

const treeNuts = ['tree nut', 'almond', 'brazil nut', 'cashew', 'hazelnut', 'macadamia', 'pecan', 'pine nut', 'pistachio', 'walnut'];
/** What a guest calls an allergen, singular, and the names that a menu may list for it. */
const ALLERGENS: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['dairy', ['milk']],
  ['lactose', ['milk']],
  ['milk', ['milk']],
  ['egg', ['egg']],
  ['wheat', ['wheat']],
  ['nut', [...treeNuts, 'peanut', 'nut']],
  ['treenut', treeNuts],
  ['brazilnut', ['brazil nut', 'tree nut']],
  ['pinenut', ['pine nut', 'tree nut']],
  ...['almond', 'cashew', 'hazelnut', 'macadamia', 'pecan', 'pistachio', 'walnut'].map((nut): [string, readonly string[]] => [
    nut,
    [nut, 'tree nut'],
  ]),
  ['peanut', ['peanut']],
  ['soy', ['soy']],
  ['soya', ['soy']],
  ['sesame', ['sesame']],
  ['fish', ['fish', 'seafood']],
  ['shellfish', ['shellfish', 'seafood']],
  ['seafood', ['fish', 'shellfish', 'seafood']],
]);
/** What badges say that food is without, as the search writes these needs. */
const NEEDS: ReadonlyMap<string, string> = new Map([
  ['gluten', 'glutenfree'],
  ['celiac', 'glutenfree'],
  ['meat', 'meatless'],
]);
/** Names of several words as one, and what is written as one word in two. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/\bw\/o\b/gu, 'without'],
  [/(?<=\p{L}{3})free\b/gu, ' free'],
  [/\b(dairy|egg|fish|milk|nut|soy|wheat)less\b/gu, '$1 free'],
  [/\bnon(?=dairy\b|milk\b)/gu, 'non '],
  [/\b(tree|brazil|pine)[\s-]?nut/gu, '$1nut'],
  [/\bmacadamia nut/gu, 'macadamia'],
  [/\bshell[\s-]fish/gu, 'shellfish'],
  [/\bsoy[\s-]?bean/gu, 'soy'],
  [/\begg[\s-](?:white|yolk)/gu, 'egg'],
  [/\bcow['’]?s? milk/gu, 'milk'],
];
/** Before what is to be left out. */
const BEFORE = new Set(['no', 'without', 'non', 'not', 'avoid', 'avoiding', 'minus', 'dash']);
/** After it, or before it with a "to" or "of". */
const AFTER = new Set(['free', 'allergy', 'allergies', 'allergic', 'intolerant', 'intolerance', 'sensitive', 'sensitivity']);
const LINKS = new Set(['of', 'from', 'to']);
const FILLER = new Set(['a', 'an', 'any', 'all', 'the', 'added', 'contain', 'contains', 'containing', 'with', 'kind', 'kinds', ...LINKS]);
/** Said around it. */
const AROUND = new Set(['i', 'am', 'im', 'm', 'have', 'my', 'with', 'for', 'food', 'disease', 'person', 'people']);
const OR = new Set(['or', 'nor']);
const SEPARATORS = new Set([...OR, 'and', ',']);

/** What a search is to be without, and what else was typed. */
export interface Without {
  readonly rest: string;
  /** Names of allergens as a menu may list them, singular and in lower case. */
  readonly allergens: readonly string[];
  /** Other words, singular: of what is in the food. */
  readonly ingredients: readonly string[];
}

/** Returns the singular of a word in lower case, as far as its ending tells. */
export const singular = (word: string): string =>
  word.replace(/(?<=\p{L}{2})(?:ies|oes|(?<=[sx]|[cs]h)es|(?<!s)s)$/u, (end) => (end === 'ies' ? 'y' : end === 'oes' ? 'o' : ''));

const isAllergen = (word: string | undefined): boolean =>
  word !== undefined && (ALLERGENS.has(singular(word)) || NEEDS.has(singular(word)));

/** Returns words and what separates them; a dash before a word that stands apart is a word of its own. */
export const tokensOf = (typed: string): readonly string[] =>
  [...typed.replaceAll(/(?<=^|\s)-(?=\p{L})/gu, ' dash ').matchAll(/[\p{L}\p{N}]+|[,&/+]/gu)].map(([token]) =>
    /^[,&/+]$/.test(token) ? ',' : token,
  );

/**
 * Returns what a search in lower case asks to be without: "egg-free", "no nuts", "allergic to milk or eggs", "-bacon". Of several words that are joined
 * the one at the "no" or "free" counts, those after "or", and any allergen; what else is joined may be wanted. What badges say, as of gluten, stays in
 * the rest as that need. Nothing: all of it is the rest.
 */
export function withoutIn(typed: string): Without {
  const tokens = tokensOf(NAMES.reduce((text, [name, word]) => text.replaceAll(name, word), typed));
  const taken = new Set<number>();
  const used = new Set<number>();
  tokens.forEach((token, at) => {
    const next = tokens.findIndex((other, place) => place > at && !FILLER.has(other) && other !== ',');
    const isBefore = AFTER.has(token) && (LINKS.has(tokens[at + 1] ?? '') || (!isAllergen(tokens[at - 1]) && isAllergen(tokens[next])));
    if ((BEFORE.has(token) || isBefore) && next >= 0) {
      used.add(at);
      for (let place = at + 1; place < next; place += 1) used.add(place);
      takeOn(tokens, next, taken, used);
    } else if (AFTER.has(token) && at > 0 && !taken.has(at - 1)) {
      used.add(at);
      takeBack(tokens, at - 1, taken);
    }
  });
  const words = [...taken].toSorted((one, other) => one - other).map((at) => singular(tokens[at] ?? ''));
  if (words.length === 0) return { rest: typed, allergens: [], ingredients: [] };
  const left = tokens.filter((token, at) => !taken.has(at) && !used.has(at) && !SEPARATORS.has(token) && !AROUND.has(token));
  return readAs(words, left);
}

const readAs = (words: readonly string[], left: readonly string[]): Without => ({
  rest: [...left, ...new Set(words.flatMap((word) => NEEDS.get(word) ?? []))].join(' '),
  allergens: [...new Set(words.flatMap((word) => ALLERGENS.get(word) ?? []))],
  ingredients: words.filter((word) => !ALLERGENS.has(word) && !NEEDS.has(word)),
});

/**
 * Returns what a search asks to be without, with words that no menu names read as the allergens and needs that they may be written wrong ("dary"): all
 * that begin alike, for one that was not meant does less harm than one left out. `isNamed`: the menu has the word, which then means what it says.
 */
export function withoutSpelled({ rest, allergens, ingredients }: Without, isNamed: (ingredient: string) => boolean): Without {
  const known = [...ALLERGENS.keys(), ...NEEDS.keys()];
  const meant = (word: string) => known.filter((name) => name[0] === word[0] && isMisspelled(word, name));
  const read = readAs(
    ingredients.flatMap((word) => (isNamed(word) || meant(word).length === 0 ? word : meant(word))),
    rest === '' ? [] : [rest],
  );
  return { ...read, allergens: [...new Set([...allergens, ...read.allergens])] };
}

/** Takes a word, and what is joined behind it. */
function takeOn(tokens: readonly string[], first: number, taken: Set<number>, used: Set<number>): void {
  taken.add(first);
  for (let at = first; SEPARATORS.has(tokens[at + 1] ?? '');) {
    const separator = tokens[at + 1] ?? '';
    const next = tokens.findIndex((token, place) => place > at + 1 && !SEPARATORS.has(token) && !BEFORE.has(token) && !FILLER.has(token));
    if (next < 0 || !(OR.has(separator) || isAllergen(tokens[next]))) return;
    for (let place = at + 1; place < next; place += 1) used.add(place);
    taken.add(next);
    at = next;
  }
}

/** Takes a word, and the allergens that are joined before it. */
function takeBack(tokens: readonly string[], last: number, taken: Set<number>): void {
  taken.add(last);
  for (let at = last; SEPARATORS.has(tokens[at - 1] ?? '') && isAllergen(tokens[at - 2]); at -= 2) taken.add(at - 2);
}
