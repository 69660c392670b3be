import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { MilStarEntry } from './payment.ts';
import { StoredMilStarCard } from './stored-payment.ts';

const Done = v.looseObject({});

/**
 * A Military Star card for the account, and the token to pay with it at once; an account has at most one (ALLOC-11). `isDefault` makes it the default
 * card. Refused with `ps.cc.invalid` when the number is no card's (PAYSTORED-19), with `ps.cc.invalidcarddata` when the issuer says no.
 */
export const addMilStarCard = endpoint({
  name: 'payments.milstar',
  method: 'post',
  path: '/payments/milstar',
  access: 'member',
  body: v.looseObject({ ...MilStarEntry.entries, isDefault: v.optional(v.boolean(), false) }),
  answer: v.looseObject({ token: v.string() }),
  carriesFraudSession: true,
});

/** The stored Military Star card as it shall be. Its number does not change. */
export const updateMilStarCard = endpoint({
  name: 'payments.milstar.update',
  method: 'put',
  path: '/payments/milstar',
  access: 'member',
  body: v.looseObject({ ...StoredMilStarCard.entries, expirationDate: v.pipe(v.string(), v.regex(/^\d{4}$/)) }),
  answer: Done,
});

/** Deletes the stored Military Star card; one that is gone already is no error. */
export const deleteMilStarCard = endpoint({
  name: 'payments.milstar.delete',
  method: 'post',
  path: '/payments/milstar/delete',
  access: 'member',
  body: v.looseObject({ token: v.string() }),
  answer: Done,
});
