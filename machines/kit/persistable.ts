import { isMachineSnapshot, type AnyActorRef } from 'xstate';
import { waits } from './port.ts';

/** The tag of a state that is never persisted: a reload returns to the state before it, as from an open menu. */
export const TRANSIENT = 'transient';

/**
 * A flow is at rest when nothing runs in it but waits, in its children too, and no state is tagged `transient`.
 * Only then may it be stored: restored, it repeats no call.
 */
export function isPersistable(snapshot: unknown): boolean {
  if (!isMachineSnapshot(snapshot) || snapshot.status !== 'active' || snapshot.hasTag(TRANSIENT)) return false;
  const children = Object.values(snapshot.children as Record<string, AnyActorRef | undefined>);
  return children.every((child) => child === undefined || isWait(child) || isPersistable(child.getSnapshot()));
}

const isWait = ({ src }: AnyActorRef) => typeof src === 'string' && Object.hasOwn(waits, src);
