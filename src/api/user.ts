import {
  emailSubscriptions,
  recentAddresses,
  savedAddresses,
  userDetails,
  type Address as WireAddress,
  type Phone as WirePhone,
  type UserDetails,
} from '#contract/user.ts';
import type { MemberDetails } from '#domain/account/details.ts';
import type { EmailSubscription } from '#domain/account/subscriptions.ts';
import type { SavedAddress } from '#domain/address/saved.ts';
import type { Phone } from '#domain/phone/phone.ts';
import { isBirthday } from '#domain/validation/birthday.ts';
import { defineQuery } from './define-query.ts';

/** What a member keeps here about themselves, as it is read. */
export const userDetailsQuery = defineQuery('member', 'details', async (call, _: [], { signal }) =>
  detailsFrom(await call(userDetails, { body: { includeOption: ['user_preferences', 'social_integrations'] }, signal })),
);
export const addressesQuery = defineQuery('member', 'addresses', async (call, _: [], { signal }): Promise<readonly SavedAddress[]> =>
  (await call(savedAddresses, { signal })).map(addressFrom),
);
/** Where deliveries went lately (ADDR-08). */
export const recentAddressesQuery = defineQuery(
  'member',
  'recentAddresses',
  async (call, _: [], { signal }): Promise<readonly SavedAddress[]> => (await call(recentAddresses, { signal })).map(addressFrom),
);
export const emailSubscriptionsQuery = defineQuery(
  'member',
  'emailSubscriptions',
  async (call, _: [], { signal }): Promise<readonly EmailSubscription[]> =>
    (await call(emailSubscriptions, { signal })).map(({ name, isSubscribed }) => ({ name, isSubscribed })),
);

const detailsFrom = (details: UserDetails): MemberDetails => ({
  firstName: details.firstName,
  lastName: details.lastName,
  birthday: details.birthday !== null && isBirthday(details.birthday) ? details.birthday : null,
  emails: details.emails.map(({ emailAddress, isDefault, isVerified }) => ({ emailAddress, isDefault, isVerified })),
  phones: details.phones.map(phoneFrom),
  hasRewards: details.loyalty?.accountStatus === 'ACTIVE',
  optSettings: details.optSettings,
  foodPreferences: details.foodPreferences,
  socialProviders: details.socialIntegrations.map(({ provider }) => provider),
});

const phoneFrom = ({ id, phoneNumber, phoneType, name, isDefault, isSmsOpt, isSmsMfaEnabled, isVerified }: WirePhone): Phone => ({
  id,
  phoneNumber,
  phoneType,
  name,
  isDefault,
  isSmsOpt,
  isSmsMfaEnabled,
  isVerified,
});

const addressFrom = (address: WireAddress): SavedAddress => ({
  id: address.id,
  name: address.name,
  isDefault: address.isDefault,
  phone: address.phone,
  addressLine1: address.addressLine1,
  addressLine2: address.addressLine2,
  city: address.city,
  state: address.state,
  country: address.country,
  postalCode: address.postalCode,
  addressType: address.addressType,
  latitude: address.latitude,
  longitude: address.longitude,
});
