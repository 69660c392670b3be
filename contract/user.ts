import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Id } from './wire.ts';

const member = { access: 'member' } as const;
const Flag = v.optional(v.boolean(), false);
const Done = v.looseObject({});

/** PHONES-01. */
export const Phone = v.looseObject({
  id: Id,
  phoneNumber: v.string(),
  phoneType: v.optional(v.string(), 'Mobile'),
  countryCode: v.optional(v.string(), '1'),
  extension: v.optional(v.nullable(v.string()), null),
  name: v.optional(v.nullable(v.string()), null),
  isCallOpt: Flag,
  isDefault: Flag,
  isSmsOpt: Flag,
  isValid: v.optional(v.boolean(), true),
  isSmsMfaEnabled: Flag,
  isVerified: Flag,
});
export type Phone = v.InferOutput<typeof Phone>;

/** ADDR-01, ADDR-04. */
export const Address = v.looseObject({
  id: v.optional(v.nullable(Id), null),
  name: v.optional(v.string(), ''),
  isDefault: Flag,
  phone: v.optional(v.nullable(v.string()), null),
  addressLine1: v.string(),
  addressLine2: v.optional(v.nullable(v.string()), ''),
  city: v.string(),
  state: v.string(),
  country: v.optional(v.string(), 'US'),
  postalCode: v.string(),
  addressType: v.optional(v.string(), 'Residential'),
  latitude: v.optional(v.nullable(v.number()), null),
  longitude: v.optional(v.nullable(v.number()), null),
});
export type Address = v.InferOutput<typeof Address>;

/** SESSION-21. */
export const OptSettings = v.looseObject({ isEmailGlobalOpt: Flag, isMobilePushOpt: Flag, isSmsGlobalOpt: Flag, isDoNotShare: Flag });
export type OptSettings = v.InferOutput<typeof OptSettings>;

/** SESSION-22. `accountStatus` is `ACTIVE` for an account that gathers rewards. */
export const Loyalty = v.looseObject({
  cardNumber: v.optional(v.nullable(v.string()), null),
  accountStatus: v.optional(v.string(), ''),
  isRewardsEnabled: Flag,
});

/** C-56 (PROFILE-04, SESSION-19). */
export const UserDetails = v.looseObject({
  customerId: Id,
  firstName: v.string(),
  lastName: v.string(),
  birthday: v.optional(v.nullable(v.string()), null),
  emails: v.array(v.looseObject({ emailAddress: v.string(), isDefault: Flag, isVerified: Flag })),
  phones: v.array(Phone),
  loyalty: v.optional(v.nullable(Loyalty), null),
  optSettings: OptSettings,
  foodPreferences: v.optional(v.array(v.string()), []),
  socialIntegrations: v.optional(v.array(v.looseObject({ provider: v.string() })), []),
});
export type UserDetails = v.InferOutput<typeof UserDetails>;

/** C-56: who the member is; `includeOption` asks for more (SESSION-19). */
export const userDetails = endpoint({
  name: 'account.details',
  method: 'post',
  path: '/user/details',
  ...member,
  body: v.looseObject({ includeOption: v.array(v.picklist(['user_preferences', 'social_integrations'])) }),
  answer: UserDetails,
});

/** C-57 (ADDR-08). */
export const savedAddresses = endpoint({
  name: 'account.addresses',
  method: 'get',
  path: '/user/addresses',
  ...member,
  answer: v.array(Address),
});
/** C-57: addresses of earlier deliveries (ADDR-08). */
export const recentAddresses = endpoint({
  name: 'account.addresses.recent',
  method: 'get',
  path: '/user/addresses/recent',
  ...member,
  answer: v.array(Address),
});

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

/** C-67: email newsletters by name (EMAILPREF-02). */
const EmailSubscription = v.looseObject({ name: v.string(), isSubscribed: v.boolean() });
/** C-67: which newsletters the member has (EMAILPREF-02). */
export const emailSubscriptions = endpoint({
  name: 'account.subscriptions.email',
  method: 'get',
  path: '/user/subscriptions/email',
  ...member,
  answer: v.array(EmailSubscription),
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
