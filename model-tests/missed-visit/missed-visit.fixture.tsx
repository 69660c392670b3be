import { MissedVisitView } from '#src/flows/missed-visit/MissedVisitView.tsx';
import type { Fixture } from '../kit/fixture.ts';
import type { model } from './missed-visit.model.ts';

export const fixture: Fixture<typeof model> = (screen, send) => (
  <main>
    <h1>Rewards</h1>
    <MissedVisitView screen={screen} send={send} dayOf={() => 'Thursday, November 19'} />
  </main>
);
