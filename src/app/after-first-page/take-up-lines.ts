import { waitFor } from 'xstate';
import { isPending, runningActor } from '#machines/kit/lazy.ts';
import { heldLines } from '#src/flows/cart/held-lines.ts';
import type { Services } from '../services.ts';

/** Asks once more for the lines that a full load of this tab cut off between their press and the cart. Without the code they stay for the next page. */
export async function takeUpLines({ actors: { adding }, tabStorage }: Services): Promise<void> {
  adding.send({ type: 'load.requested' });
  await waitFor(adding, (now) => !isPending(now) || now.code === 'failed');
  const running = runningActor(adding);
  if (running === null) return;
  const own = new Set(running.getSnapshot().context.presses);
  // Each is held again at once.
  for (const held of heldLines(tabStorage).take(own)) running.send({ type: 'press.made', input: { kind: 'held', ...held } });
}
