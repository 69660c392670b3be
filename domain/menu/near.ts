import { placardUnavailable, type Menu, type MenuPlacard } from './menu.ts';
import type { Wanted } from './availability.ts';

interface Near {
  /** The section they are all of; null: they are named much like what was looked for. */
  readonly section: string | null;
  readonly placards: readonly MenuPlacard[];
}

/** Names as alike as this share enough letters to be what was meant. */
const ALIKE = 0.65;

/**
 * What to offer where a search finds nothing: placards whose names look like what was typed ("crosant"), best first; without one, the first
 * of the open category. Only what can be ordered as wanted, at most `count`.
 */
export function nearPlacards(
  menu: Menu,
  { typed, catId, wanted, soldOut, count }: { typed: string; catId: string; wanted: Wanted; soldOut: ReadonlySet<string>; count: number },
): Near {
  const isThere = (placard: MenuPlacard) => placardUnavailable(placard, wanted, soldOut) === null;
  const alike = Object.values(menu.placards)
    .filter(isThere)
    .map((placard) => ({ placard, likeness: likeness(typed, placard.name) }))
    .filter((one) => one.likeness >= ALIKE)
    .toSorted((one, other) => other.likeness - one.likeness);
  if (alike.length > 0) return { section: null, placards: alike.slice(0, count).map(({ placard }) => placard) };
  const category = menu.categories.find((one) => one.catId === catId) ?? menu.categories[0];
  for (const { name, placardIds } of category?.sections ?? []) {
    const placards = placardIds.flatMap((id) => menu.placards[id] ?? []).filter(isThere);
    if (placards.length > 0) return { section: name, placards: placards.slice(0, count) };
  }
  return { section: null, placards: [] };
}

/** The best likeness of a typed word and a word of the name, from 0 to 1: the share of their pairs of letters that both have. */
function likeness(typed: string, name: string): number {
  const ofName = wordsOf(name);
  return Math.max(0, ...wordsOf(typed).flatMap((word) => ofName.map((other) => shared(pairsOf(word), pairsOf(other)))));
}

const wordsOf = (said: string) =>
  said
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2);
const pairsOf = (word: string) => Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));

function shared(one: readonly string[], other: readonly string[]): number {
  const left = [...other];
  const common = one.filter((pair) => {
    const at = left.indexOf(pair);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return (2 * common.length) / (one.length + other.length);
}
