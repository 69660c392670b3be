import { useSelector } from '@xstate/react';
import type { ActorRefFrom, AnyActorRef, AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import { isSameValue } from '#domain/same-value.ts';
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
  const screen = useSelector(
    actor,
    (snapshot: SnapshotFrom<Machine> | undefined) => (snapshot === undefined ? null : screenOf(snapshot)),
    isSameValue,
  );
  return actor && screen ? { screen, send: (event) => actor.send(event) } : null;
}
