import { closest, distance } from 'fastest-levenshtein';

/** Returns ` Did you mean "cart"?` for the known name nearest to a typed one; empty when none is near. */
export function suggestion(typed: string, known: readonly string[]): string {
  if (known.length === 0) return '';
  const nearest = closest(typed, [...new Set(known)]);
  return distance(typed, nearest) <= Math.max(2, Math.floor(typed.length / 3)) ? ` Did you mean "${nearest}"?` : '';
}
