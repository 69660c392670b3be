import { StoredSignInView } from '#src/flows/stored-sign-in/StoredSignInView.tsx';
import { ExternalEvents } from '../kit/external-events.ts';
import type { Fixture } from '../kit/fixture.ts';
import type { model } from './stored-sign-in.model.ts';

export const fixture: Fixture<typeof model> = (screen, send) => (
  <main>
    <ExternalEvents send={send} />
    <StoredSignInView screen={screen} send={send} verification={<output>The verification stands here.</output>} />
  </main>
);
