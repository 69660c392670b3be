import { SignUpView } from '#src/views/sign-up/SignUpView.tsx';
import { Outside } from './kit/outside.ts';
import type { View } from './kit/view.ts';
import type { model } from './sign-up.model.ts';

export const view: View<typeof model> = (screen, send) => (
  <main>
    <Outside send={send} />
    <SignUpView screen={screen} send={send} />
  </main>
);
