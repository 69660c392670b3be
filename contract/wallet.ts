import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/**
 * C-93: the session of the merchant at Apple, for the address that Apple Pay names; it goes to the wallet as it came. Refused with
 * `payments.applepay.session` where the address is not Apple's.
 */
export const applePaySession = endpoint({
  name: 'payments.applepay.session',
  method: 'post',
  path: '/payments/applepay/session',
  access: 'either',
  body: v.looseObject({ validationUrl: v.pipe(v.string(), v.url()) }),
  answer: v.looseObject({ session: v.looseObject({}) }),
});
