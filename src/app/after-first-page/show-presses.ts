import type { AnyActorRef } from 'xstate';
import { showUnderWay } from '#src/flows/kit/adds-under-way.ts';
import { itemsUnderWay } from '#src/routes/app/-menu/presses-under-way.ts';
import type { Running } from './running.ts';

/** Shows on its card what is on its way into the cart, also what a page before this one has left (decision 058). */
export function showPresses({ app, services }: Pick<Running, 'app' | 'services'>): void {
  const followed = new WeakSet<AnyActorRef>();
  const show = () => showUnderWay(itemsUnderWay({ ...services, app }));
  function follow() {
    const { cart, adding } = app.getSnapshot().children;
    // Another one takes the place of one that broke, or that ended with the session.
    const shown: readonly (AnyActorRef | undefined)[] = [cart, adding];
    for (const actor of shown) {
      if (actor === undefined || followed.has(actor)) continue;
      followed.add(actor);
      actor.subscribe({ next: show, error: show });
    }
    show();
  }
  app.subscribe(follow);
  follow();
}
