import type { SnapshotFrom } from 'xstate';
import type { doorMachine } from './door.machine.ts';
import type { DoorEnd, DoorWish } from './door.types.ts';

const kinds = [
  'signIn',
  'storedSignIn',
  'signUp',
  'forgot',
  'reset',
  'unsubscribe',
  'emailConfirmation',
] as const satisfies readonly DoorWish['kind'][];

/** What is asked; the flows inside have screens of their own. */
export type DoorScreen = { kind: (typeof kinds)[number]; tokenId: string | null } | { kind: 'finished'; as: DoorEnd };

export function doorScreen(snapshot: SnapshotFrom<typeof doorMachine>): DoorScreen {
  if (snapshot.output !== undefined) return { kind: 'finished', as: snapshot.output.kind };
  const { wanted } = snapshot.context;
  const kind = kinds.find((state) => snapshot.matches(state)) ?? 'signIn';
  return { kind, tokenId: 'tokenId' in wanted ? wanted.tokenId : null };
}
