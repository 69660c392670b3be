import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/** C-125 (HTTP-08): keys of services beside the bakery. Missing ones leave their service off. */
export const appKeys = endpoint({
  name: 'app.keys',
  method: 'get',
  path: '/app/keys',
  access: 'public',
  answer: v.looseObject({
    mapsKey: v.optional(v.nullable(v.string())),
    recaptchaSiteKey: v.optional(v.nullable(v.string())),
    fraudClientId: v.optional(v.nullable(v.string())),
  }),
  timeoutMs: 10_000,
});

/** C-126: which flags are on or off; one that is not named keeps the client's default (E-89, OPEN-03). */
export const appFeatures = endpoint({
  name: 'app.features',
  method: 'get',
  path: '/app/features/{locale}',
  access: 'public',
  answer: v.record(v.string(), v.boolean()),
});

/** C-127: where an asset lies. 404 for one that is not kept. */
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
