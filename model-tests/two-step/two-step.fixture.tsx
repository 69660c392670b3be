import { TwoStepView } from '#src/flows/two-step/TwoStepView.tsx';
import { ExternalEvents } from '../kit/external-events.ts';
import type { Fixture } from '../kit/fixture.ts';
import { phones } from '../samples/phones.ts';
import type { model } from './two-step.model.ts';

export const fixture: Fixture<typeof model> = (screen, send) => (
  <main>
    <ExternalEvents send={send} />
    <TwoStepView screen={screen} send={send} phones={phones} verification={<output>The verification stands here.</output>} />
  </main>
);
