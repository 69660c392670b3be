import { CredentialSignInView } from '#src/flows/credential-sign-in/CredentialSignInView.tsx';
import { ExternalEvents } from '../kit/external-events.ts';
import type { Fixture } from '../kit/fixture.ts';
import type { model } from './credential-sign-in.model.ts';

export const fixture: Fixture<typeof model> = (screen, send) => (
  <main>
    <ExternalEvents send={send} />
    <CredentialSignInView screen={screen} send={send} verification={<output>The verification stands here.</output>} />
  </main>
);
