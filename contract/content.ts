import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/** Reason code of an asset that is not known. */
export const ASSET_UNKNOWN = 'error.asset.unknown';

/** C-127: address of an asset; null where it has none. 404 for an unknown one. */
export const asset = endpoint({
  name: 'app.asset',
  method: 'get',
  path: '/assets/{path}',
  access: 'public',
  answer: v.looseObject({ path: v.string(), url: v.nullable(v.string()), type: v.optional(v.string()) }),
});

/** C-129: pieces of text that editors change, by key. A key without one is left out of the answer. */
export const contentFragments = endpoint({
  name: 'content.fragments',
  method: 'post',
  path: '/content/graphql',
  access: 'either',
  body: v.looseObject({ query: v.string(), variables: v.optional(v.record(v.string(), v.unknown())) }),
  answer: v.looseObject({
    data: v.looseObject({
      fragments: v.array(
        v.looseObject({
          key: v.string(),
          title: v.string(),
          text: v.string(),
          /** Path of an asset (C-127), an SVG. */
          icon: v.optional(v.nullable(v.string())),
        }),
      ),
    }),
  }),
});
