import {
  addAddress,
  emailSubscriptions,
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
  type Address,
} from '#contract/user.ts';
import { saveMethod } from '#domain/address/saved.ts';
import type { Client } from './client.ts';
import { defineQuery } from './define-query.ts';

/** What a member keeps here about themselves, as it is read. */
export const userDetailsQuery = defineQuery('member', 'details', (call, _: [], { signal }) =>
  call(userDetails, { body: { includeOption: ['user_preferences', 'social_integrations'] }, signal }),
);
export const addressesQuery = defineQuery('member', 'addresses', (call, _: [], { signal }) => call(savedAddresses, { signal }));
export const emailSubscriptionsQuery = defineQuery('member', 'emailSubscriptions', (call, _: [], { signal }) =>
  call(emailSubscriptions, { signal }),
);

/** The same, as it is written. */
export const userApi = (call: Client) => ({
  saveName: (firstName: string, lastName: string, signal: AbortSignal) => call(updateName, { body: { firstName, lastName }, signal }),
  saveEmail: (emailAddress: string, signal: AbortSignal) => call(updateEmail, { body: { emailAddress }, signal }),
  savePassword: (currentPassword: string, password: string, signal: AbortSignal) =>
    call(updatePassword, { body: { currentPassword, password }, signal }),
  saveBirthday: (birthday: string, signal: AbortSignal) => call(updateBirthday, { body: { birthday }, signal }),
  saveAddress: (address: Address, signal: AbortSignal) =>
    call(saveMethod(address) === 'PUT' ? replaceAddress : addAddress, { body: address, signal }),
  saveEmailSubscriptions: (names: readonly { name: string; isSubscribed: boolean }[], signal: AbortSignal) =>
    call(updateEmailSubscriptions, { body: [...names], signal }),
  saveEmailPreference: (isEmailGlobalOpt: boolean, signal: AbortSignal) =>
    call(updateEmailPreferences, { body: { isEmailGlobalOpt }, signal }),
  saveTaste: (foodPreferences: readonly string[], signal: AbortSignal) =>
    call(updateFoodPreferences, { body: { foodPreferences: [...foodPreferences] }, signal }),
  saveDoNotShare: (isDoNotShare: boolean, signal: AbortSignal) => call(updateDoNotShare, { body: { isDoNotShare }, signal }),
  saveOpt: (opt: { isSmsGlobalOpt: boolean; isMobilePushOpt: boolean }, signal: AbortSignal) => call(updateOptAuth, { body: opt, signal }),
  unsubscribeAll: (emailToken: string, signal: AbortSignal) => call(unsubscribeAll, { body: { emailToken, unsubscribeAll: true }, signal }),
});
