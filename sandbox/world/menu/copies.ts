import type { MenuCategory } from '#contract/menu.ts';
import { addPlacards, placards, type SoldItem, type SoldPlacard } from './catalog.ts';

/** The bakery's own ids have at most so many digits, so that a longer one is new. */
const DIGITS = 6;

/** Returns the id of a copy of something; copy 0 is the thing itself. */
export const copyId = (id: string, copy: number): string => (copy === 0 ? id : `${copy}${id.padStart(DIGITS, '0')}`);

/** Returns a copy of a placard with ids, a hash and a name of its own, and everything else alike; copy 0 is the placard itself. */
export function copyOf(placard: SoldPlacard, copy: number): SoldPlacard {
  if (copy === 0) return placard;
  const items: SoldItem[] = [];
  const { placardId, hash, name } = placard;
  const copied = { ...placard, placardId: copyId(placardId, copy), hash: `${hash}-${copy}`, name: `${name} ${copy}`, items };
  items.push(...placard.items.map((item) => ({ ...item, itemId: copyId(item.itemId, copy), placard: copied })));
  return copied;
}

const own: readonly SoldPlacard[] = [...placards.values()];
let copies = 0;

/** Has the bakery of this process sell at least so many placards: its own, and copies of all of them, which can be ordered like any other. */
export function enlargeMenu(count: number): void {
  for (; own.length * (copies + 1) < count; copies += 1) addPlacards(own.map((placard) => copyOf(placard, copies + 1)));
}

/** Returns the shelves with the copies of what is on them. */
export const withCopies = (categories: readonly MenuCategory[]): MenuCategory[] =>
  categories.map((category) => ({
    ...category,
    sections: category.sections.map((section) => ({
      ...section,
      placardIds: Array.from({ length: copies + 1 }, (_, copy) => section.placardIds.map((id) => copyId(id, copy))).flat(),
    })),
  }));
