import { actors, type LifelongActors } from '../actors.ts';
import type { App } from '../create-app.ts';

/** Returns the session's actor, started where no one was asked to sign in before. Events wait until its code is loaded. */
export function startSession(app: App): LifelongActors['session'] {
  app.send({ type: 'session.needed' });
  return actors(app).session;
}
