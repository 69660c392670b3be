import type { SnapshotFrom } from 'xstate';
import type { Viewer } from '#domain/order/viewer.ts';
import { runningActor } from '../kit/lazy.ts';
import type { appMachine } from './app.machine.ts';

/** Returns who looks at the orders of this browser, as far as the session has said it. */
export function viewerIn({ context, children }: SnapshotFrom<typeof appMachine>): Viewer {
  if (context.visitor !== 'member') return { kind: 'guest' };
  const member = runningActor(children.session)?.getSnapshot().context.member;
  return member?.kind === 'signedIn' ? { kind: 'member', customerId: member.session.customerId } : { kind: 'unknown' };
}
