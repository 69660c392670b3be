import { toObserver, type AnyActor, type AnyMachineSnapshot, type Observer, type Subscription } from 'xstate';

/** An actor whose changes reach the page only once it is released, and then only the last of them. */
export function holdable(actor: AnyActor) {
  let held: AnyMachineSnapshot | null = null;
  const observers = new Set<Observer<AnyMachineSnapshot>>();
  const current = () => actor.getSnapshot() as AnyMachineSnapshot;
  const notify = () => observers.forEach((observer) => observer.next?.(current()));
  actor.subscribe(() => held ?? notify());
  return {
    getSnapshot: () => held ?? current(),
    subscribe(...args: Parameters<typeof toObserver<AnyMachineSnapshot>>): Subscription {
      const observer = toObserver(...args);
      observers.add(observer);
      return { unsubscribe: () => void observers.delete(observer) };
    },
    hold: () => void (held ??= current()),
    async goOn() {
      if (held === null) return;
      held = null;
      notify();
      // React draws what a store says in a microtask.
      await Promise.resolve();
    },
  };
}
