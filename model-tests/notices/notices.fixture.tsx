import { NoticesView } from '#src/flows/notices/NoticesView.tsx';
import { ExternalEvents } from '../kit/external-events.ts';
import type { Fixture } from '../kit/fixture.ts';
import type { model } from './notices.model.ts';

export const fixture: Fixture<typeof model> = (screen, send) => (
  <>
    <ExternalEvents send={send} />
    <NoticesView screen={screen} send={send} />
  </>
);
