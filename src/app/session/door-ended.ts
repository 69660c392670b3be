import type { DoorEnd } from '#machines/door/door.types.ts';
import type { App } from '../actors.ts';

/** Settles when being asked who one is has ended, with how (MFA-16, MFA-20). */
export const doorEnded = (app: App): Promise<DoorEnd> =>
  new Promise((resolve) => {
    const { session } = app.getSnapshot().children;
    if (!session) return resolve('closed');
    const heard = session.on('door.ended', ({ kind }) => {
      heard.unsubscribe();
      resolve(kind);
    });
  });
