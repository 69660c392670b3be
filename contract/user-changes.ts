import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Address, EmailSubscription } from './user.ts';

const member = { access: 'member' } as const;
const Done = v.looseObject({});

/** C-58: a known one is replaced, a new one added (ADDR-07). */
export const addAddress = endpoint({
  name: 'account.address.add',
  method: 'post',
  path: '/user/addresses',
  ...member,
  body: Address,
  answer: Address,
});

/** C-58: replaces a known address, by its id or as the default one (ADDR-07). */
export const replaceAddress = endpoint({
  name: 'account.address',
  method: 'put',
  path: '/user/addresses',
  ...member,
  body: Address,
  answer: Address,
});

/** C-59 (PROFILE-02, PROFILE-03). */
export const updateEmail = endpoint({
  name: 'account.email',
  method: 'put',
  path: '/user/email',
  ...member,
  body: v.looseObject({ emailAddress: v.pipe(v.string(), v.nonEmpty()) }),
  answer: Done,
});

/** C-59: a new password, with the current one (PROFILE-03). */
export const updatePassword = endpoint({
  name: 'account.password',
  method: 'put',
  path: '/user/password',
  ...member,
  body: v.looseObject({ currentPassword: v.string(), password: v.pipe(v.string(), v.nonEmpty()) }),
  answer: Done,
});

/** C-59 (PROFILE-02). */
export const updateBirthday = endpoint({
  name: 'account.birthday',
  method: 'put',
  path: '/user/birthday',
  ...member,
  /** `MM/DD` */
  body: v.looseObject({ birthday: v.pipe(v.string(), v.regex(/^\d{2}\/\d{2}$/)) }),
  answer: Done,
});

/** C-59 (PROFILE-02). */
export const updateName = endpoint({
  name: 'account.name',
  method: 'put',
  path: '/user/name',
  ...member,
  body: v.looseObject({ firstName: v.pipe(v.string(), v.nonEmpty()), lastName: v.string() }),
  answer: Done,
});

/** C-67: the whole list, as it shall be. */
export const updateEmailSubscriptions = endpoint({
  name: 'account.subscriptions.email.update',
  method: 'put',
  path: '/user/subscriptions/email',
  ...member,
  body: v.array(EmailSubscription),
  answer: v.array(EmailSubscription),
});

/** C-70 (PROFILE-08). */
export const updateFoodPreferences = endpoint({
  name: 'account.preferences.food',
  method: 'put',
  path: '/user/preferences/food',
  ...member,
  body: v.looseObject({ foodPreferences: v.array(v.string()) }),
  answer: Done,
});

/** C-70: preferences for emails (PROFILE-08). */
export const updateEmailPreferences = endpoint({
  name: 'account.preferences.email',
  method: 'put',
  path: '/user/preferences/email',
  ...member,
  body: v.looseObject({ isEmailGlobalOpt: v.boolean() }),
  answer: Done,
});

/** C-71 (EMAILPREF-01). */
export const unsubscribeAll = endpoint({
  name: 'account.unsubscribeAll',
  method: 'put',
  path: '/subscriptions/all',
  access: 'public',
  body: v.looseObject({ emailToken: v.pipe(v.string(), v.nonEmpty()), unsubscribeAll: v.boolean() }),
  answer: Done,
});

/** C-72 (EMAILPREF-03). */
export const updateDoNotShare = endpoint({
  name: 'account.doNotShare',
  method: 'put',
  path: '/user/donotshare',
  ...member,
  body: v.looseObject({ isDoNotShare: v.boolean() }),
  answer: Done,
});

/** C-72: what the member allows (EMAILPREF-03). */
export const updateOptAuth = endpoint({
  name: 'account.optAuth',
  method: 'put',
  path: '/user/optauth',
  ...member,
  body: v.looseObject({ isSmsGlobalOpt: v.optional(v.boolean()), isMobilePushOpt: v.optional(v.boolean()) }),
  answer: Done,
});
