import { StoredSignInView } from '#src/flows/stored-sign-in/StoredSignInView.tsx';
import { Outside } from '../kit/outside.ts';
import type { Fixture } from '../kit/fixture.ts';
import type { model } from './stored-sign-in.model.ts';

export const fixture: Fixture<typeof model> = (screen, send) => (
  <main>
    <Outside send={send} />
    <StoredSignInView screen={screen} send={send} verification={<output>The verification stands here.</output>} />
  </main>
);
