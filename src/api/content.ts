import { asset, contentFragments } from '#contract/content.ts';
import { cafeNoteKeys, firstFragment } from '#domain/content/fragment.ts';
import type { SummaryDestination } from '#domain/order/destination.ts';
import { defineQuery } from './define-query.ts';
import { isApiError } from './errors.ts';

const HOUR = 60 * 60_000;
const ASSET_NOT_FOUND = 'Asset endpoint url not found';

const FRAGMENTS = 'query ContentFragments($keys: [String!]!) { fragments(keys: $keys) { key title text icon } }';

/** What editors tell guests about a cafe who have an order there in this way; null: nothing (C-129). */
export const cafeNoteOf = defineQuery(
  'content',
  'cafeNote',
  async (call, [cafeId, destination]: [cafeId: string, destination: SummaryDestination]) => {
    const keys = cafeNoteKeys(cafeId, destination);
    const { data } = await call(contentFragments, { body: { query: FRAGMENTS, variables: { keys } } });
    const fragments = data.fragments.map(({ key, title, text, icon }) => ({ key, title, text, icon: icon ?? null }));
    return firstFragment(fragments, keys);
  },
  { staleTime: HOUR },
);

/** The source of an icon, an SVG, by the path of its asset (C-127, C-130). It rejects where there is no address, no file, or no SVG. */
export const iconOf = defineQuery(
  'content',
  'icon',
  async (call, [path]: [path: string], { signal }) => {
    const { url } = await call(asset, { params: { path } }).catch((error: unknown) => {
      if (isApiError(error) && error.kind === 'notFound') return { url: null };
      throw error;
    });
    if (url === null) throw new Error(ASSET_NOT_FOUND);
    const answer = await fetch(url, { credentials: 'omit', signal });
    if (!answer.ok || answer.headers.get('content-type')?.startsWith('image/svg+xml') !== true) throw new Error(`No SVG at ${url}`);
    return answer.text();
  },
  { staleTime: HOUR },
);
