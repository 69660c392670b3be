import { waitFor, type ActorRefFrom } from 'xstate';
import type { appMachine } from '#machines/app/app.machine.ts';

/** Resolves when the site is open, which decides what the first page may show. */
export async function opened(app: ActorRefFrom<typeof appMachine>): Promise<void> {
  await waitFor(app, (snapshot) => snapshot.matches('running'));
}
