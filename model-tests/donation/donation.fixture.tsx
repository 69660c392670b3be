import type { GivenDonation } from '#domain/donation/donation.ts';
import { DonationView } from '#src/flows/donation/DonationView.tsx';
import { ExternalEvents } from '../kit/external-events.ts';
import type { Fixture } from '../kit/fixture.ts';
import type { ScreenOf } from '../kit/model.ts';
import { Routed } from '../kit/routed.tsx';
import type { model } from './donation.model.ts';

const bread = { id: '801', name: 'Bread for the food bank', amounts: [100, 200, 500] };

/** A cart has what was added, and what is not removed yet. */
function givenIn(screen: ScreenOf<typeof model>): readonly GivenDonation[] {
  if (screen.kind === 'calm') return [];
  const isGiven = screen.kind === 'saved' ? screen.amount > 0 : screen.amount === 0;
  return isGiven ? [{ id: bread.id, name: bread.name, amount: 200 }] : [];
}

export const fixture: Fixture<typeof model> = (screen, send) => (
  <Routed>
    <main>
      <ExternalEvents send={send} />
      <h1>Your cart</h1>
      <DonationView screen={screen} send={send} donations={[bread]} given={givenIn(screen)} openAtFirst={bread.id} />
    </main>
  </Routed>
);
