import { SignInView } from '#src/flows/sign-in/SignInView.tsx';
import { ExternalEvents } from '../kit/external-events.ts';
import type { Fixture } from '../kit/fixture.ts';
import type { model } from './sign-in.model.ts';

export const fixture: Fixture<typeof model> = (screen, send) => (
  <main>
    <ExternalEvents send={send} />
    <SignInView
      screen={screen}
      send={send}
      providers={['google']}
      typedEmail=""
      onType={() => {}}
      onTouched={() => {}}
      verification={<output>The verification stands here.</output>}
    />
  </main>
);
