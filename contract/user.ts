import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Id } from './wire.ts';

const member = { access: 'member' } as const;
const Flag = v.optional(v.boolean(), false);

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

/** C-67: email newsletters by name (EMAILPREF-02). */
export const EmailSubscription = v.looseObject({ name: v.string(), isSubscribed: v.boolean() });
/** C-67: which newsletters the member has (EMAILPREF-02). */
export const emailSubscriptions = endpoint({
  name: 'account.subscriptions.email',
  method: 'get',
  path: '/user/subscriptions/email',
  ...member,
  answer: v.array(EmailSubscription),
});
