import { Ending } from '#src/flows/submit/Ending.tsx';
import { SubmitView } from '#src/flows/submit/SubmitView.tsx';
import { ExternalEvents } from '../kit/external-events.ts';
import type { Fixture } from '../kit/fixture.ts';
import { Routed } from '../kit/routed.tsx';
import type { model } from './submit.model.ts';

export const fixture: Fixture<typeof model> = (screen, send) => (
  <Routed>
    <ExternalEvents send={send} />
    <SubmitView {...{ screen, send, Ending }} momentOf={(at) => `the moment ${at}`} call={<p>The call stands here.</p>} />
  </Routed>
);
