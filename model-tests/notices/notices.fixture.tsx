import { NoticesView } from '#src/flows/notices/NoticesView.tsx';
import { Outside } from '../kit/outside.ts';
import type { Fixture } from '../kit/fixture.ts';
import type { model } from './notices.model.ts';

export const fixture: Fixture<typeof model> = (screen, send) => (
  <>
    <Outside send={send} />
    <NoticesView screen={screen} send={send} />
  </>
);
