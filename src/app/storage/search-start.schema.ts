import * as v from 'valibot';
import type { SearchStart } from '#domain/cafe/search-area.ts';

/** What a search begins with, as stored by the browser. */
export const SearchStartSchema: v.GenericSchema<unknown, SearchStart> = v.union([
  v.object({ kind: v.literal('words'), words: v.string(), askedAt: v.number() }),
  v.object({ kind: v.literal('position'), askedAt: v.number() }),
]);
