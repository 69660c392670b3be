import { defaultFeatures } from '#domain/app/features.ts';
import type { RecoveryFeatures, RemedyFacts } from '#domain/remedy/gate.ts';
import type { RedeemedOffer, RemedyGroup, RemedyOption, RemedyOptions } from '#domain/remedy/remedy.ts';
import type { RemedyOrder } from '#machines/remedy/remedy.types.ts';

/** Every flag of digital recovery is on. */
export const recoveryOn: RecoveryFeatures = {
  ...defaultFeatures,
  digitalRecovery: true,
  digitalRecoveryRpu: true,
  digitalRecoveryDelivery: true,
  digitalRecoveryCurbside: true,
  remedyGuestRegistration: true,
  warmUx: true,
};

/** A member's pickup order of half past twelve, five minutes after. */
export const factsOn: RemedyFacts = {
  features: { ...recoveryOn, warmUx: false },
  isOnAtCafe: true,
  destination: 'RPU',
  isMember: true,
  at: '2026-11-23T12:30',
  timeZone: 'America/Chicago',
  now: '2026-11-23T18:35:00Z',
  minutesBefore: 15,
};

/** The order of these. */
export const wrongOrder: RemedyOrder = {
  orderId: 'order-1',
  cafeName: 'Riverside',
  phone: '3145550196',
  destination: 'RPU',
  when: 'Today at 12:30 PM',
  total: 3455,
  isMember: true,
  isGuestAllowed: false,
  lines: {},
};

const refund: RemedyOption = {
  optionId: 'refund',
  kind: 'refund',
  description: 'Refund to how you paid',
  detail: 'Visa 4242. In 3 to 5 business days',
  value: null,
  itemValues: { '1': 1498, '2': 379 },
};
const remake: RemedyOption = {
  ...refund,
  optionId: 'remake',
  kind: 'remake',
  description: 'Make it again',
  detail: 'At Riverside',
  itemValues: { '1': 1498 },
};
const group = (groupId: string, description: string, options: readonly RemedyOption[]): RemedyGroup => ({
  groupId,
  description,
  isWholeOrder: false,
  options,
});

/** Two items with two reasons each, of which one can be made again, and the whole order. */
export const remedies: RemedyOptions = {
  groups: [
    group('missing', 'Missing', [refund, remake]),
    group('cold', 'Cold or stale', [refund]),
    {
      ...group('late', 'The whole order was late or never came', [{ ...refund, value: 3455, itemValues: {} }]),
      isWholeOrder: true,
    },
  ],
  items: [
    { lineItemId: '1', description: 'Brisket & Gruyere Melt', imgKey: 'brisket-melt', price: 1379 },
    { lineItemId: '2', description: 'Butter Croissant', imgKey: null, price: 349 },
  ],
};

/** The same, with one reason more, which has no remedy for the first item. */
export const remediesOfSome: RemedyOptions = {
  ...remedies,
  groups: [...remedies.groups, group('wrong', 'Wrong item', [{ ...refund, itemValues: { '2': 379 } }])],
};

/** The server offers nothing. */
export const noRemedies: RemedyOptions = { ...remedies, groups: remedies.groups.map((each) => ({ ...each, options: [] })) };

/** What the guest was given for the first item. */
export const refunded: RedeemedOffer = {
  offerId: 'R-48213',
  value: 1498,
  kind: 'refund',
  description: 'Refund to how you paid',
  detail: 'Visa 4242. In 3 to 5 business days',
};
