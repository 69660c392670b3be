import * as v from 'valibot';
import { FoodSubscription, Reward } from '#contract/loyalty.ts';
import { StoredApplePay, StoredCampusCard, StoredCard, StoredGiftCard, StoredMilStarCard, StoredPayPal } from '#contract/stored-payment.ts';
import { Address, Loyalty, OptSettings, Phone } from '#contract/user.ts';

/** A member of the pretend bakery. */
export const Person = v.object({
  customerId: v.string(),
  emailAddress: v.string(),
  /** Pretend people with pretend passwords. */
  password: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  /** `MM/DD` */
  birthday: v.nullable(v.string()),
  /** Has yet to follow the link in the email (SIGNIN-14). */
  isPending: v.boolean(),
  /** Stays signed in; then `secureMinutes` say how long it counts as secure. */
  isPersistent: v.boolean(),
  secureMinutes: v.number(),
  /** May go on without the second step (MFA-19). */
  isMfaOptional: v.boolean(),
  phones: v.array(Phone),
  addresses: v.array(Address),
  loyalty: Loyalty,
  optSettings: OptSettings,
  emailSubscriptions: v.array(v.object({ name: v.string(), isSubscribed: v.boolean() })),
  foodPreferences: v.array(v.string()),
  social: v.array(v.string()),
  creditCards: v.array(StoredCard),
  giftCards: v.array(StoredGiftCard),
  payPals: v.array(StoredPayPal),
  campusCards: v.optional(v.array(StoredCampusCard), []),
  milStarCards: v.optional(v.array(StoredMilStarCard), []),
  applePays: v.optional(v.array(StoredApplePay), []),
  rewards: v.array(Reward),
  foodSubscriptions: v.array(FoodSubscription),
});
export type Person = v.InferOutput<typeof Person>;

/** The second step is asked for where a phone is switched on for it. */
export const mfaPhone = ({ phones }: Person): Phone | undefined => phones.find(({ isSmsMfaEnabled }) => isSmsMfaEnabled);

/** A phone that a new account or a member adds; it has yet to be confirmed. */
export const newPhone = (phone: Pick<Phone, 'id' | 'phoneNumber'>): Phone => ({
  ...phone,
  phoneType: 'Mobile',
  countryCode: '1',
  extension: null,
  isCallOpt: false,
  name: null,
  isDefault: true,
  isSmsOpt: false,
  isValid: true,
  isSmsMfaEnabled: false,
  isVerified: false,
});

/** A new account. */
export const newPerson = (who: Pick<Person, 'customerId' | 'emailAddress' | 'password' | 'firstName' | 'lastName'>): Person => ({
  ...who,
  birthday: null,
  isPending: false,
  isPersistent: false,
  secureMinutes: 24 * 60,
  isMfaOptional: false,
  phones: [],
  addresses: [],
  loyalty: { cardNumber: null, accountStatus: 'ACTIVE', isRewardsEnabled: true },
  optSettings: { isEmailGlobalOpt: false, isMobilePushOpt: false, isSmsGlobalOpt: false, isDoNotShare: false },
  emailSubscriptions: [
    { name: 'New on the menu', isSubscribed: false },
    { name: 'Rewards and offers', isSubscribed: false },
    { name: 'Your cafe', isSubscribed: false },
  ],
  foodPreferences: [],
  social: [],
  creditCards: [],
  giftCards: [],
  payPals: [],
  campusCards: [],
  milStarCards: [],
  applePays: [],
  rewards: [],
  foodSubscriptions: [],
});
