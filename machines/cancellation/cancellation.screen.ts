import type { SnapshotFrom } from 'xstate';
import type { cancellationMachine } from './cancellation.machine.ts';

const questions = ['asking', 'canceling', 'checking', 'failed', 'sessionEnded', 'unanswered', 'begun', 'notTheirs'] as const;

interface Standing {
  /** The number that the guest reads. */
  readonly number: string;
  readonly cafeName: string;
  /** The kitchen has not begun, as far as is known. */
  readonly isCancelable: boolean;
}

export type CancellationScreen =
  /** Nothing is known yet. */
  | { kind: 'reading' }
  | (Standing & { kind: 'standing' })
  /** A dialog over the page. `question`: what it says. */
  | (Standing & { kind: 'questioning'; question: Exclude<(typeof questions)[number], 'unanswered'> })
  /** The same, where it is not known whether the order was canceled. `isRepeatable`: it may be canceled once more. `isObserved`: it is read by itself. */
  | (Standing & { kind: 'questioning'; question: 'unanswered'; isRepeatable: boolean; isObserved: boolean })
  /** It is not known whether the order stands. */
  | { kind: 'pending'; cafeName: string; isObserved: boolean }
  | { kind: 'canceled' };

/** Returns whether an order stands, what its guest is asked, and whether it is canceled. */
export function cancellationScreen(snapshot: SnapshotFrom<typeof cancellationMachine>): CancellationScreen {
  const { number, cafeName, isCancelable, isRepeatable } = snapshot.context;
  const standing = { number, cafeName, isCancelable };
  if (snapshot.matches('reading')) return { kind: 'reading' };
  if (snapshot.matches('pending')) return { kind: 'pending', cafeName, isObserved: snapshot.matches({ pending: 'observed' }) };
  if (snapshot.matches('canceled')) return { kind: 'canceled' };
  const question = questions.find((state) => snapshot.matches(state));
  if (question === undefined) return { ...standing, kind: 'standing' };
  return question === 'unanswered'
    ? { ...standing, kind: 'questioning', question, isRepeatable, isObserved: snapshot.matches({ unanswered: 'observed' }) }
    : { ...standing, kind: 'questioning', question };
}
