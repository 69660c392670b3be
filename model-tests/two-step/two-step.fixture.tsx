import { TwoStepView } from '#src/flows/two-step/TwoStepView.tsx';
import { Outside } from '../kit/outside.ts';
import type { Fixture } from '../kit/fixture.ts';
import { phones } from '../samples/phones.ts';
import type { model } from './two-step.model.ts';

export const fixture: Fixture<typeof model> = (screen, send) => (
  <main>
    <Outside send={send} />
    <TwoStepView screen={screen} send={send} phones={phones} verification={<output>The verification stands here.</output>} />
  </main>
);
