import { SignInView } from '#src/views/sign-in/SignInView.tsx';
import { Outside } from './kit/outside.ts';
import type { View } from './kit/view.ts';
import type { model } from './sign-in.model.ts';

export const view: View<typeof model> = (screen, send) => (
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
