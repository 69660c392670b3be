import { useSelector } from '@xstate/react';
import type { ActorRefFrom, AnyActorRef, AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import type { activeOrdersMachine } from '#machines/active-orders/active-orders.machine.ts';

/** What an actor shows, and takes. */
interface Spawned<Machine extends AnyStateMachine, Screen> {
  readonly screen: Screen;
  readonly send: (event: EventFromLogic<Machine>) => void;
}

/** Returns what an actor of an order shows, and takes what the guest does; null as long as there is none. `id` null: not known yet. */
export function useSpawned<Machine extends AnyStateMachine, Screen>(
  orders: ActorRefFrom<typeof activeOrdersMachine> | null,
  id: string | null,
  screenOf: (snapshot: SnapshotFrom<Machine>) => Screen,
): Spawned<Machine, Screen> | null {
  const actor = useSelector(orders ?? undefined, (snapshot): AnyActorRef | undefined => (id === null ? undefined : snapshot?.children[id]));
  // As text, which is equal where nothing on the screen has changed.
  const shown = useSelector(actor, (snapshot: unknown) => (snapshot ? JSON.stringify(screenOf(snapshot as SnapshotFrom<Machine>)) : null));
  return actor && shown ? { screen: JSON.parse(shown) as Screen, send: (event) => actor.send(event) } : null;
}
