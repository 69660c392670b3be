import { SignUpView } from '#src/flows/sign-up/SignUpView.tsx';
import { ExternalEvents } from '../kit/external-events.ts';
import type { Fixture } from '../kit/fixture.ts';
import type { model } from './sign-up.model.ts';

const empty = { firstName: '', lastName: '', email: '', phone: '', wantsMail: false };

export const fixture: Fixture<typeof model> = (screen, send) => (
  <main>
    <ExternalEvents send={send} />
    <SignUpView
      screen={screen}
      send={send}
      typed={empty}
      onType={() => {}}
      urls={{ terms: 'https://www.example/terms', privacy: 'https://www.example/privacy' }}
    />
  </main>
);
