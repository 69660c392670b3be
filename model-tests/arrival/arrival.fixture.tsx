import { ArrivalView } from '#src/flows/arrival/ArrivalView.tsx';
import type { Fixture } from '../kit/fixture.ts';
import type { model } from './arrival.model.ts';

export const fixture: Fixture<typeof model> = (screen, send) => (
  <main>
    <ArrivalView screen={screen} send={send} phone="5551234567" cafePhone="3145550196" />
  </main>
);
