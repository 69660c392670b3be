import type { Address, Phone } from '#contract/user.ts';
import { newPerson, type Person } from '../world/people/person.ts';
import { campusesAt, institutionOf } from './campuses.ts';

/** The one password of all of them. */
export const PASSWORD = 'Sourdough1!';

/** An account to sign in with, and its purpose. */
interface Seed {
  readonly purpose: string;
  readonly person: Person;
}

const phone = (id: string, phoneNumber: string, more: Partial<Phone> = {}): Phone => ({
  id,
  phoneNumber,
  phoneType: 'Mobile',
  countryCode: '1',
  extension: null,
  name: null,
  isCallOpt: false,
  isDefault: false,
  isSmsOpt: false,
  isValid: true,
  isSmsMfaEnabled: false,
  isVerified: false,
  ...more,
});

const address = (id: string, name: string, addressLine1: string, more: Partial<Address> = {}): Address => ({
  id,
  name,
  isDefault: false,
  phone: null,
  addressLine1,
  addressLine2: '',
  city: 'Springfield',
  state: 'IL',
  country: 'US',
  postalCode: '62701',
  addressType: 'Residential',
  latitude: 39.799,
  longitude: -89.644,
  ...more,
});

const reward = (id: string, name: string, discCode: string, more: { quantity?: number; autoApply?: boolean } = {}) => ({
  id,
  name,
  quantity: 1,
  autoApply: false,
  discCode,
  classificationType: 'ITEM',
  ...more,
});

const visa = {
  token: 'card-visa',
  lastFour: '1111',
  creditCardType: 'VISA',
  expirationDate: '1231',
  cardholderName: 'Pat Baker',
  creditCardZip: '62701',
  paymentProcessor: 'SANDBOX',
  institutionShortName: 'FPB',
  institutionLongName: 'First Prairie Bank',
};

function member(first: string, last: string, purpose: string, more: Partial<Person> = {}): Seed {
  const name = first.toLowerCase();
  return {
    purpose,
    person: {
      ...newPerson({
        customerId: `customer-${name}`,
        emailAddress: `${name}@example.com`,
        password: PASSWORD,
        firstName: first,
        lastName: last,
      }),
      phones: [phone(`phone-${name}`, '2175550101', { isDefault: true, isVerified: true, isSmsOpt: true })],
      ...more,
    },
  };
}

export const seeds: readonly Seed[] = [
  member('Pat', 'Baker', 'A plain member with rewards, orders and stored payments', {
    birthday: '03/14',
    addresses: [address('address-pat', 'Home', '1 Old State Capitol Plaza', { isDefault: true })],
    rewards: [reward('reward-1', 'A free pastry', 'PASTRY'), reward('reward-2', '$2 off a bowl of soup', 'SOUP2')],
    creditCards: [{ ...visa, isDefault: true }],
    giftCards: [{ giftCardNo: '************4242', giftCardBalance: 17.5, remainingBalance: 17.5, giftCardType: 'SVS' }],
    payPals: [{ accountNumber: 'paypal-pat', username: 'pat@example.com' }],
    campusCards: campusesAt('203').flatMap((campus) => {
      const { institutionId, institutionName, programName } = campus;
      // One of them is of a school whose cards no cafe takes.
      if (institutionId === 'lakeshore') return [];
      const token = `campus-pat-${institutionId}`;
      return [{ token, campusInfo: institutionOf(campus), institutionName, programName, tokenExpDate: '0531', tokenPostalCode: '62701' }];
    }),
    social: ['google'],
  }),
  member('Max', 'Stern', 'Two-step verification is on: the code arrives in the inbox', {
    phones: [phone('phone-max', '2175550102', { isDefault: true, isVerified: true, isSmsMfaEnabled: true })],
  }),
  member('Olive', 'Reed', 'Two-step verification that may be passed over', {
    isMfaOptional: true,
    phones: [phone('phone-olive', '2175550103', { isDefault: true, isVerified: true, isSmsMfaEnabled: true })],
  }),
  member('Iris', 'Lane', 'Stays signed in, but insecurely: profile and settings ask for the password', {
    isPersistent: true,
    secureMinutes: 0,
  }),
  member('Ada', 'Moore', 'Pays with American Express', {
    creditCards: [
      {
        ...visa,
        token: 'card-amex',
        lastFour: '0005',
        creditCardType: 'AMEX',
        expirationDate: '0930',
        cardholderName: 'Ada Moore',
        isDefault: true,
      },
    ],
  }),
  member('Drew', 'Hale', 'Pays with a Military Star card, the default one, and has Apple Pay', {
    applePays: [{ encBlock: null, encBlockType: 'APAY' }],
    milStarCards: [
      {
        token: 'milstar-drew',
        lastFour: '4471',
        cardHolderName: 'Drew Hale',
        expirationDate: '0832',
        postalCode: '62701',
        isDefault: true,
      },
    ],
  }),
  member('Cole', 'Bean', 'A coffee subscriber: the card that pays for it cannot be deleted, and with subscriberPricing coffee costs half', {
    creditCards: [{ ...visa, token: 'card-cole', cardholderName: 'Cole Bean', isDefault: true }],
    foodSubscriptions: [
      {
        programId: '1',
        subscriptionStatus: 'ACTIVE',
        programName: 'Coffee',
        paymentStatus: 'COMPLETED',
        programOptionId: 'unlimited',
        eligibleRedemptionCodes: ['SIP'],
      },
    ],
  }),
  member('Una', 'Frost', 'Never followed the link in the email', { isPending: true }),
  member('Sam', 'Desk', 'Sales desk: orders for customers inside the support tool'),
  member('Mona', 'Park', 'Many phones and addresses', {
    phones: [
      phone('phone-m1', '2175550111', { isSmsMfaEnabled: false, isDefault: true, isVerified: true, isSmsOpt: true, name: 'Mobile' }),
      phone('phone-m2', '2175550112', { isVerified: true, isSmsOpt: true, name: 'Work' }),
      phone('phone-m3', '2175550113', { name: 'Home', phoneType: 'Home' }),
      phone('phone-m4', '2175550114', { isSmsOpt: true, name: 'Second mobile' }),
    ],
    addresses: [
      address('address-m1', 'Home', '3 Elm Street', { isDefault: true }),
      address('address-m2', 'Office', '200 South Second Street', { addressType: 'Business', addressLine2: 'Floor 3' }),
      address('address-m3', 'Campus', '1 University Plaza', { addressType: 'College Campus', postalCode: '62703' }),
      address('address-m4', 'Cottage', '12 Lake Shore Drive', { addressType: 'Other', postalCode: '62707' }),
    ],
  }),
  member('Rae', 'Gold', 'Rewards: one applies itself, one can be used twice, and one is no longer good', {
    rewards: [
      reward('reward-r1', '$3 off for your birthday', 'BIRTHDAY', { autoApply: true }),
      reward('reward-r2', 'A free pastry', 'PASTRY', { quantity: 2 }),
      reward('reward-r3', 'A free cookie', 'COOKIE'),
    ],
  }),
  member('Nell', 'Young', 'Brand-new: nothing is known yet', {
    phones: [],
    loyalty: { cardNumber: null, accountStatus: 'NONE', isRewardsEnabled: false },
  }),
];
