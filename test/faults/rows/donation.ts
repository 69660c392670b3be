import type { Row } from '../stage.ts';
import { giveDonation, takeDonationBack } from '../stages/donation.tsx';

const values = { name: 'Bread for the food bank' };
const unsaved = { state: 'resting.unsaved', values, offers: 'donation.retry', leadsTo: 'resting.saved' } as const;

/** Donations of the cart. */
export const donationRows: readonly Row[] = [
  {
    endpoint: 'cart.donationAdd',
    when: 'A donation is added',
    stage: giveDonation,
    failed: { ...unsaved, says: 'donation.unsaved' },
  },
  {
    endpoint: 'cart.donationRemove',
    when: 'A donation is removed',
    stage: takeDonationBack,
    failed: { ...unsaved, says: 'donation.unremoved' },
  },
];
