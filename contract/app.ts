import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { featuresPath, keysPath } from './public-paths.ts';

/** C-125 (HTTP-08): keys of services beside the bakery. Missing ones leave their service off. */
export const appKeys = endpoint({
  name: 'app.keys',
  method: 'get',
  path: keysPath,
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
  path: featuresPath,
  access: 'public',
  answer: v.record(v.string(), v.boolean()),
});
