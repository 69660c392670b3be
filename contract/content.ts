import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/** C-127: address of an asset. 404 for an unknown one. */
export const asset = endpoint({
  name: 'app.asset',
  method: 'get',
  path: '/assets/{path}',
  access: 'public',
  answer: v.looseObject({ path: v.string(), url: v.string(), type: v.optional(v.string()) }),
});

/** C-129: pieces of text and pictures that editors change, by key. */
export const contentFragments = endpoint({
  name: 'content.fragments',
  method: 'post',
  path: '/content/graphql',
  access: 'either',
  body: v.looseObject({ query: v.string(), variables: v.optional(v.record(v.string(), v.unknown())) }),
  answer: v.looseObject({
    data: v.looseObject({ fragments: v.array(v.looseObject({ key: v.string(), title: v.string(), text: v.string() })) }),
  }),
});
