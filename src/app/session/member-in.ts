import { waitFor } from 'xstate';
import { isPending, runningActor } from '#machines/kit/lazy.ts';
import type { MemberSession } from '#domain/session/member.ts';
import type { LifelongActors } from '../actors.ts';
import type { App } from '../create-app.ts';

/**
 * Resolves with the member who is signed in, as soon as that is known; null for a guest.
 * @throws where the session's code cannot be loaded, and where no answer comes about the session (SESSION-11); each call asks again.
 */
export async function memberIn(app: App): Promise<MemberSession | null> {
  const { session } = app.getSnapshot().children;
  return session ? memberOf(session) : null;
}

/** The same, of a session that has begun. */
export async function memberOf(session: LifelongActors['session']): Promise<MemberSession | null> {
  if (isPending(session.getSnapshot())) session.send({ type: 'load.requested' });
  runningActor(session)?.getSnapshot().children.member?.send({ type: 'restore.retried' });
  const snapshot = await waitFor(session, (now) => {
    if (isPending(now)) return now.code === 'failed';
    const { member } = now.context;
    return !now.matches({ visitor: 'member' }) || (member !== null && member.kind !== 'restoring');
  });
  if (isPending(snapshot)) throw new Error('The code of the session could not be loaded.');
  if (snapshot.context.member?.kind === 'unrestored') throw new Error('No answer came about the session.');
  return snapshot.context.member?.kind === 'signedIn' ? snapshot.context.member.session : null;
}
