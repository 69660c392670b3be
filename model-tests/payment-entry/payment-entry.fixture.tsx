import { CampusEntry } from '#src/flows/payment-entry/CampusEntry.tsx';
import { CardEntry } from '#src/flows/payment-entry/CardEntry.tsx';
import { MilStarEntry } from '#src/flows/payment-entry/MilStarEntry.tsx';
import { ExternalEvents } from '../kit/external-events.ts';
import type { Fixture } from '../kit/fixture.ts';
import { school, storedCampusCard, storedCard, storedMilStar } from '../samples/account.ts';
import type { model } from './payment-entry.model.ts';

const shared = { today: '2026-11-23', keepEntry: () => 'secret-1', onDelete: () => {} } as const;

export const fixture: Fixture<typeof model> = (screen, send) => (
  <main>
    <ExternalEvents send={send} />
    <h1>Payment</h1>
    {screen.kind === 'filling' && screen.entry === 'card' && (
      <CardEntry
        {...shared}
        screen={screen}
        send={send}
        stored={screen.id === null ? null : { card: storedCard, name: 'Visa ending in 4242' }}
      />
    )}
    {screen.kind === 'filling' && screen.entry === 'campusCard' && (
      <CampusEntry
        {...shared}
        screen={screen}
        send={send}
        stored={screen.id === null ? null : storedCampusCard}
        institutions={[school]}
        cafeName="Old Mill"
      />
    )}
    {screen.kind === 'filling' && screen.entry === 'milStar' && (
      <MilStarEntry {...shared} screen={screen} send={send} place="account" stored={screen.id === null ? null : storedMilStar} />
    )}
    {screen.kind === 'finished' && <output>The list stands here.</output>}
  </main>
);
