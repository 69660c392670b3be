import { waitFor, type SnapshotFrom } from 'xstate';
import { isPending, runningActor } from '#machines/kit/lazy.ts';
import type { pressMachine } from '#machines/press/press.machine.ts';
import type { PriceContext } from './take-at-price.ts';

/** Waits until what was pressed is in the queue of the cart, is refused, or is asked about, and for the presses that come meanwhile. */
export async function pressesSettled({ actors: { adding } }: Pick<PriceContext, 'actors'>): Promise<void> {
  // What waits for code that does not come is not waited for.
  await waitFor(adding, (now) => !isPending(now) || now.code === 'failed' || now.queue.length === 0).catch(() => undefined);
  const presses = () => Object.values(runningActor(adding)?.getSnapshot().children ?? {});
  const isOpen = (now: SnapshotFrom<typeof pressMachine>) => now.status === 'active' && now.hasTag('open');
  const open = () => presses().find((press) => press !== undefined && isOpen(press.getSnapshot()));
  for (let press = open(); press !== undefined; press = open()) await waitFor(press, (now) => !isOpen(now)).catch(() => undefined);
}
