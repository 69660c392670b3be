import {
  addAddress,
  emailSubscriptions,
  recentAddresses,
  replaceAddress,
  savedAddresses,
  unsubscribeAll,
  updateBirthday,
  updateDoNotShare,
  updateEmail,
  updateEmailPreferences,
  updateEmailSubscriptions,
  updateFoodPreferences,
  updateName,
  updateOptAuth,
  updatePassword,
  userDetails,
  type Address as WireAddress,
  type Phone as WirePhone,
  type UserDetails,
} from '#contract/user.ts';
import type { MemberDetails } from '#domain/account/details.ts';
import type { EmailSubscription } from '#domain/account/subscriptions.ts';
import { changedAddress, isSameEntry } from '#domain/address/change.ts';
import { saveMethod, type SavedAddress } from '#domain/address/saved.ts';
import type { Phone } from '#domain/phone/phone.ts';
import { isBirthday } from '#domain/validation/birthday.ts';
import type { EditedAddress } from './profile-forms.ts';
import type { Client } from './client.ts';
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

/** The same, as it is written. */
export const userApi = (call: Client) => ({
  saveName: (firstName: string, lastName: string, signal: AbortSignal) => call(updateName, { body: { firstName, lastName }, signal }),
  saveEmail: (emailAddress: string, signal: AbortSignal) => call(updateEmail, { body: { emailAddress }, signal }),
  savePassword: (currentPassword: string, password: string, signal: AbortSignal) =>
    call(updatePassword, { body: { currentPassword, password }, signal }),
  saveBirthday: (birthday: string, signal: AbortSignal) => call(updateBirthday, { body: { birthday }, signal }),
  /** An address is sent back whole, so that what the server adds to it stays with it (ADDR-01). */
  async saveAddress(edited: EditedAddress, signal: AbortSignal) {
    const saved = await call(savedAddresses, { signal });
    // A new one that is there already was added by a request whose answer was lost: it is replaced, not added once more.
    const known = saved.find((entry) => (edited.id === null ? isSameEntry(entry, edited) : entry.id === edited.id)) ?? null;
    const address = changedAddress(known, { ...edited, id: known?.id ?? edited.id });
    await call(saveMethod(address) === 'PUT' ? replaceAddress : addAddress, { body: { ...address }, signal });
  },
  saveEmailSubscriptions: (names: readonly EmailSubscription[], signal: AbortSignal) =>
    call(updateEmailSubscriptions, { body: names.map((each) => ({ ...each })), signal }),
  saveEmailPreference: (isEmailGlobalOpt: boolean, signal: AbortSignal) =>
    call(updateEmailPreferences, { body: { isEmailGlobalOpt }, signal }),
  saveTaste: (foodPreferences: readonly string[], signal: AbortSignal) =>
    call(updateFoodPreferences, { body: { foodPreferences: [...foodPreferences] }, signal }),
  saveDoNotShare: (isDoNotShare: boolean, signal: AbortSignal) => call(updateDoNotShare, { body: { isDoNotShare }, signal }),
  saveOpt: (opt: { isSmsGlobalOpt: boolean; isMobilePushOpt: boolean }, signal: AbortSignal) => call(updateOptAuth, { body: opt, signal }),
  unsubscribeAll: (emailToken: string, signal: AbortSignal) => call(unsubscribeAll, { body: { emailToken, unsubscribeAll: true }, signal }),
});
