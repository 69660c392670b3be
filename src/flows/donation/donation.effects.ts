import type { donationMachine } from '#machines/donation/donation.machine.ts';
import type { HandlersOf } from '#src/app/effects.ts';

export const on: HandlersOf<typeof donationMachine> = {
  /** A checkout that is open follows the total. */
  'donation.saved': (_, { actors }) => actors.order.send({ type: 'cart.revised', isOwn: true }),
};
