import { createActor, waitFor, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { addressSearchMachine } from '#machines/address-search/address-search.machine.ts';
import { orderSetupScreen } from '#machines/order-setup/order-setup.screen.ts';
import type { OrderSetupInput } from '#machines/order-setup/order-setup.types.ts';
import { createLogic } from '#src/flows/order-setup/order-setup.logic.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import type { World } from '#sandbox/world/world.ts';
import { testDependencies } from './test-dependencies.ts';

/** A guest who wants to pick an order up. */
export const guest: OrderSetupInput = {
  destination: 'RPU',
  cafeId: null,
  isGroup: false,
  start: null,
  previous: null,
  needsSignIn: false,
  isGuestAllowed: true,
  features: { nightHours: true, campusCard: true, skipOrderSlotting: false, geolocationApi: false },
};

export type RunningSetup = ReturnType<ReturnType<typeof setupsIn>>;

/** Returns what begins the real flow, against a sandbox; another one with the same shelf is a reload. */
export const setupsIn =
  (world: World) =>
  (input: Partial<OrderSetupInput> = {}, tabStorage = memoryStorage()) => {
    const deps = { ...testDependencies(world), tabStorage };
    const actor = createActor(createLogic(deps), { id: 'orderSetup', input: { ...guest, ...input } });
    const shown: string[] = [];
    actor.subscribe((snapshot) => {
      const { kind } = orderSetupScreen(snapshot);
      if (shown.at(-1) !== kind) shown.push(kind);
    });
    actor.start();
    const until = (kind: string) => waitFor(actor, (snapshot) => orderSetupScreen(snapshot).kind === kind);
    return { actor, deps, shown, until };
  };

/** Submits the typed address of a delivery, and once it is checked, delivers there. */
export async function deliverThere(search: ActorRefFrom<typeof addressSearchMachine>) {
  search.send({ type: 'address.submitted' });
  await waitFor(search, (snapshot) => snapshot.matches({ asking: 'deliverable' }));
  search.send({ type: 'address.submitted' });
}

interface ChoosingTime {
  readonly actor: ActorRefFrom<ReturnType<typeof createLogic>>;
  readonly until: (kind: string) => Promise<SnapshotFrom<ReturnType<typeof createLogic>>>;
}

/** Answers the slots: as soon as possible. */
export async function chooseAsap({ actor, until }: ChoosingTime) {
  const { children } = await until('choosingTime');
  if (!children.slots) throw new Error('The times are not asked for.');
  await waitFor(children.slots, (snapshot) => snapshot.matches('choosing'));
  children.slots.send({ type: 'time.confirmed', time: null });
  return (await waitFor(actor, ({ status }) => status === 'done')).output;
}
