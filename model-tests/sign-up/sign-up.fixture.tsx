import { SignUpView } from '#src/flows/sign-up/SignUpView.tsx';
import { Outside } from '../kit/outside.ts';
import type { Fixture } from '../kit/fixture.ts';
import type { model } from './sign-up.model.ts';

export const fixture: Fixture<typeof model> = (screen, send) => (
  <main>
    <Outside send={send} />
    <SignUpView screen={screen} send={send} />
  </main>
);
