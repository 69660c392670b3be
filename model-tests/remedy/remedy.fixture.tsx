import { RemedyView } from '#src/flows/remedy/RemedyView.tsx';
import type { Fixture } from '../kit/fixture.ts';
import { Routed } from '../kit/routed.tsx';
import type { model } from './remedy.model.ts';

export const fixture: Fixture<typeof model> = (screen, send) => (
  <Routed>
    <main>
      <h1>Your order</h1>
      <RemedyView screen={screen} send={send} supportUrl="https://support.example/" feedbackUrl="https://feedback.example/" />
    </main>
  </Routed>
);
