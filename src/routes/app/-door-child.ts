import { useRouteContext } from '@tanstack/react-router';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { must } from '#domain/must.ts';
import type { doorMachine } from '#machines/door/door.machine.ts';
import { doorScreen } from '#machines/door/door.screen.ts';
import type { editMachine } from '#machines/edit/edit.machine.ts';
import { useScreen } from '#src/views/kit/useScreen.ts';

interface DoorChild {
  readonly actor: ActorRefFrom<typeof editMachine>;
  /** Where the vault keeps what the e-mail's link brought. */
  readonly tokenId: string;
}

const nothing = { subscribe: () => ({ unsubscribe: () => {} }), getSnapshot: () => null };

/** The form at the door that a page of its own draws; null until it stands there. */
export function useDoorChild(name: 'reset' | 'unsubscribe'): DoorChild | null {
  const { app } = useRouteContext({ from: '__root__' });
  const door = useScreen(must(app.getSnapshot().children.session, 'session'), ({ children }) => children.door);
  const child = useScreen<SnapshotFrom<typeof doorMachine> | null, DoorChild | null>(door ?? nothing, (snapshot) => {
    const actor = snapshot?.children[name];
    if (!snapshot || !actor) return null;
    const screen = doorScreen(snapshot);
    return { actor, tokenId: (screen.kind === 'finished' ? null : screen.tokenId) ?? '' };
  });
  return child;
}
