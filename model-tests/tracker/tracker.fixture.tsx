import { TrackerView } from '#src/flows/tracker/TrackerView.tsx';
import type { Fixture } from '../kit/fixture.ts';
import type { model } from './tracker.model.ts';

export const fixture: Fixture<typeof model> = (screen, send) => (
  <main>
    <TrackerView screen={screen} send={send} promisedAt="2026-11-23T12:35" cafe={{ name: 'Riverside', phone: '3145550196' }} />
  </main>
);
