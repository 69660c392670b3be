import type { SnapshotFrom } from 'xstate';
import type { doorMachine } from './door.machine.ts';
import type { DoorEnd, DoorWish } from './door.types.ts';

const kinds = ['signIn', 'storedSignIn', 'signUp', 'forgot', 'emailConfirmation'] as const satisfies readonly DoorWish['kind'][];

/** What is asked; the flows inside have screens of their own. */
export type DoorScreen = { kind: (typeof kinds)[number] } | { kind: 'finished'; as: DoorEnd };

export function doorScreen(snapshot: SnapshotFrom<typeof doorMachine>): DoorScreen {
  if (snapshot.output !== undefined) return { kind: 'finished', as: snapshot.output.kind };
  return { kind: kinds.find((state) => snapshot.matches(state)) ?? 'signIn' };
}
