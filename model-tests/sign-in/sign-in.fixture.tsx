import { SignInView } from '#src/flows/sign-in/SignInView.tsx';
import { Outside } from '../kit/outside.ts';
import type { Fixture } from '../kit/fixture.ts';
import type { model } from './sign-in.model.ts';

export const fixture: Fixture<typeof model> = (screen, send) => (
  <main>
    <Outside send={send} />
    <SignInView
      screen={screen}
      send={send}
      providers={['google']}
      onTouched={() => {}}
      verification={<output>The verification stands here.</output>}
    />
  </main>
);
