import { NameForm } from '#src/flows/profile/PersonalPart.tsx';
import type { model } from './edit-form.model.ts';
import { ExternalEvents } from '../kit/external-events.ts';
import type { Fixture } from '../kit/fixture.ts';

/** One of the forms that this flow serves. */
export const fixture: Fixture<typeof model> = (screen, send) => (
  <main>
    <ExternalEvents send={send} />
    <h1>Profile</h1>
    <NameForm screen={screen} send={send} name="Pat Baker" />
  </main>
);
