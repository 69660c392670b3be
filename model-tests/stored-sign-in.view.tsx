import { StoredSignInView } from '#src/views/stored-sign-in/StoredSignInView.tsx';
import { Outside } from './kit/outside.ts';
import type { View } from './kit/view.ts';
import type { model } from './stored-sign-in.model.ts';

export const view: View<typeof model> = (screen, send) => (
  <main>
    <Outside send={send} />
    <StoredSignInView screen={screen} send={send} verification={<output>The verification stands here.</output>} />
  </main>
);
