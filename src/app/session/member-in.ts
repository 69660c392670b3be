import { waitFor } from 'xstate';
import type { MemberSession } from '#domain/session/member.ts';
import type { App } from '../create-app.ts';

/** Who is signed in, as soon as it is known; null: nobody. */
export async function memberIn(app: App): Promise<MemberSession | null> {
  const { session } = app.getSnapshot().children;
  if (!session) return null;
  const { context } = await waitFor(session, (snapshot) => {
    const { member } = snapshot.context;
    return !snapshot.matches({ visitor: 'member' }) || (member !== null && member.kind !== 'restoring');
  });
  return context.member?.kind === 'signedIn' ? context.member.session : null;
}
