import { NoticesView } from '#src/views/notices/NoticesView.tsx';
import { Outside } from './kit/outside.ts';
import type { View } from './kit/view.ts';
import type { model } from './notices.model.ts';

export const view: View<typeof model> = (screen, send) => (
  <>
    <Outside send={send} />
    <NoticesView screen={screen} send={send} />
  </>
);
