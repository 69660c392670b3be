import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { StoredCampusCard } from './stored-payment.ts';
import { Id } from './wire.ts';

const Done = v.looseObject({});

/**
 * C-91: a campus card for the account; `expDate` is `MMYY`. The same number once more is the same card. Refused with `ps.cc.invalid` when the
 * institution does not know the number, with `ps.cc.invalidcarddata` when it does not take the card.
 */
export const addCampusCard = endpoint({
  name: 'payments.campus',
  method: 'post',
  path: '/payments/campus',
  access: 'member',
  body: v.looseObject({
    institutionId: Id,
    campusCardNumber: v.string(),
    expDate: v.pipe(v.string(), v.regex(/^\d{4}$/)),
    postalCode: v.pipe(v.string(), v.regex(/^\d{5}$/)),
  }),
  answer: Done,
});

/** C-91: the stored campus card as it shall be. Its number and its institution do not change. */
export const updateCampusCard = endpoint({
  name: 'payments.campus.update',
  method: 'put',
  path: '/payments/campus',
  access: 'member',
  body: StoredCampusCard,
  answer: Done,
});

/** C-91. */
export const deleteCampusCard = endpoint({
  name: 'payments.campus.delete',
  path: '/payments/campus/delete',
  method: 'post',
  access: 'member',
  answer: Done,
  body: v.looseObject({ token: v.string() }),
});
