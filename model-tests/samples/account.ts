import type { MemberDetails } from '#domain/account/details.ts';
import type { SavedAddress } from '#domain/address/saved.ts';
import type { FavoriteOrder, PastOrder } from '#domain/order/past-order.ts';
import { namedCampusCards } from '#domain/payment/campus-card.ts';
import { namedMilStarCards } from '#domain/payment/mil-star.ts';
import { namedCards, namedGiftCards, namedPayPals } from '#domain/payment/offered.ts';
import type { Institution } from '#domain/payment/institution.ts';
import type { StoredCampusCard, StoredCard, StoredMilStarCard, StoredPayments } from '#domain/payment/stored.ts';
import type { Phone } from '#domain/phone/phone.ts';
import type { EditFormScreen } from '#machines/edit-form/edit-form.screen.ts';

const phone = (id: string, phoneNumber: string, more: Partial<Phone>): Phone => ({
  id,
  phoneNumber,
  phoneType: 'Mobile',
  name: null,
  isDefault: false,
  isSmsOpt: false,
  isSmsMfaEnabled: false,
  isVerified: false,
  ...more,
});

export const details: MemberDetails = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  birthday: '03/14',
  emails: [{ emailAddress: 'ana@example.com', isDefault: true, isVerified: true }],
  phones: [
    phone('phone-1', '3145550142', { isDefault: true, isVerified: true, isSmsOpt: true, isSmsMfaEnabled: true }),
    phone('phone-2', '3145550177', {}),
  ],
  hasRewards: false,
  optSettings: { isEmailGlobalOpt: true, isSmsGlobalOpt: true, isMobilePushOpt: false, isDoNotShare: false },
  foodPreferences: ['vegetarian', 'coffee'],
  socialProviders: ['google'],
};

const address = (id: string, name: string, addressLine1: string, more: Partial<SavedAddress>): SavedAddress => ({
  id,
  name,
  isDefault: false,
  phone: null,
  addressLine1,
  addressLine2: '',
  city: 'Saint Louis',
  state: 'MO',
  country: 'US',
  postalCode: '63108',
  addressType: 'Residential',
  latitude: null,
  longitude: null,
  ...more,
});

export const addresses: readonly SavedAddress[] = [
  address('address-1', 'Home', '4512 McPherson Ave', { isDefault: true, addressLine2: 'Apt 3B' }),
  address('address-2', 'Work', '100 N Broadway', { addressType: 'Business', addressLine2: 'Floor 4', postalCode: '63102' }),
];

/** A card as an account has it. */
export const storedCard: StoredCard = {
  token: 'card-visa',
  lastFour: '4242',
  creditCardType: 'VISA',
  expirationDate: '0828',
  cardholderName: 'Ana Ruiz',
  creditCardZip: '63108',
  paymentProcessor: 'SANDBOX',
  institutionShortName: 'FPB',
  institutionLongName: 'First Prairie Bank',
  isDefault: true,
};

/** A school whose campus cards are taken. */
export const school: Institution = {
  institutionId: 'prairie-state',
  institutionName: 'Prairie State University',
  programName: 'Prairie Points',
  accountPaymentTypes: [811],
};
export const storedCampusCard: StoredCampusCard = {
  token: 'campus-ana',
  campusInfo: school,
  institutionName: school.institutionName,
  programName: school.programName,
  tokenExpDate: '0531',
  tokenPostalCode: '62701',
};

export const storedMilStar: StoredMilStarCard = {
  token: 'milstar-ana',
  lastFour: '0004',
  cardHolderName: 'Ana Ruiz',
  expirationDate: '0829',
  postalCode: '63108',
  isDefault: false,
};
export const payments: StoredPayments = {
  creditCards: [
    storedCard,
    { ...storedCard, token: 'card-mast', lastFour: '0098', creditCardType: 'MAST', expirationDate: '1126', isDefault: false },
  ],
  giftCards: [{ giftCardNo: '************7731', giftCardBalance: 1000, giftCardType: 'SVS' }],
  payPals: [{ accountNumber: 'paypal-ana', username: 'ana@example.com' }],
  campusCards: [storedCampusCard],
  milStarCards: [storedMilStar],
  hasApplePay: true,
};
/** Our names of them. */
export const [visaId = '', mastercardId = ''] = namedCards(payments).map(({ id }) => id);
export const [giftCardId = ''] = namedGiftCards(payments).map(({ id }) => id);
export const [payPalId = ''] = namedPayPals(payments).map(({ id }) => id);
export const [milStarId = ''] = namedMilStarCards(payments).map(({ id }) => id);
export const [campusCardId = ''] = namedCampusCards(payments).map(({ id }) => id);

export const orders: readonly PastOrder[] = [
  {
    orderId: 'order-1',
    orderNumber: '1047',
    placedAt: '2026-11-20T17:40:00Z',
    startedAt: null,
    cafeName: 'Riverside',
    timeZone: 'America/Chicago',
    totalPrice: 1618,
    items: ['Brisket & Gruyere Melt', 'Iced Coffee'],
    itemIds: ['7201', '8401'],
    isGroupOrder: false,
    isCanceled: false,
    active: null,
  },
];

/** One guest's, and one of several. */
export const bothKinds: readonly PastOrder[] = orders.flatMap((order) => [
  order,
  { ...order, orderId: 'order-2', orderNumber: '1032', placedAt: '2026-11-13T17:40:00Z', isGroupOrder: true },
]);

export const favoriteOrders: readonly FavoriteOrder[] = orders.map((order) => ({ ...order, name: 'Desk lunch' }));

const editing = { kind: 'editing', values: null, trouble: null, reasonCode: null, isSaving: false } as const;

/** The screens of a form, by what they show. */
export const forms = {
  closed: { kind: 'viewing', isSaved: false, saving: null },
  saved: { kind: 'viewing', isSaved: true, saving: null },
  open: editing,
  saving: { ...editing, isSaving: true },
  refused: { ...editing, trouble: 'refused' },
  unsaved: { ...editing, trouble: 'unsaved' },
} as const satisfies Readonly<Record<string, EditFormScreen>>;
