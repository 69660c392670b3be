import type { SummaryDestination } from '../order/destination.ts';

/** A piece of text that editors change. */
export interface ContentFragment {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  /** Path of the asset that is its icon; null: none. */
  readonly icon: string | null;
}

/** Returns the keys of the note about a cafe for orders of one destination, the most specific first (SERVICE-05). */
export const cafeNoteKeys = (cafeId: string, destination: SummaryDestination): readonly string[] => [
  `cafe.note.${destination}.${cafeId}`,
  `cafe.note.${destination}`,
];

/** Returns the fragment of the first key that has one with a text; null where none has, in any order of fragments (SERVICE-05). */
export function firstFragment(fragments: readonly ContentFragment[], keys: readonly string[]): ContentFragment | null {
  const byKey = new Map(fragments.filter(({ text }) => text.trim() !== '').map((fragment) => [fragment.key, fragment]));
  const key = keys.find((one) => byKey.has(one));
  return key === undefined ? null : (byKey.get(key) ?? null);
}
