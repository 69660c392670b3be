import {
  addAddress,
  replaceAddress,
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
} from '#contract/user-changes.ts';
import { savedAddresses } from '#contract/user.ts';
import type { EmailSubscription } from '#domain/account/subscriptions.ts';
import { changedAddress, isSameEntry } from '#domain/address/change.ts';
import { saveMethod } from '#domain/address/saved.ts';
import type { Client } from './client.ts';
import type { EditedAddress } from './profile-forms.ts';

/** What a member changes of what is kept here about them. */
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
