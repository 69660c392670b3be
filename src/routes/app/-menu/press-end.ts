import { waitFor } from 'xstate';
import { isPending, runningActor } from '#machines/kit/lazy.ts';
import { isPersistable } from '#machines/kit/persistable.ts';
import type { RouterContext } from '#src/app/router-context.ts';

/** Waits for the end of a press, and for the answer about its line, or the question that the guest is asked instead. @throws where what it waits for breaks. */
export async function pressEnd(actors: Pick<RouterContext['actors'], 'adding' | 'cart'>, press: string): Promise<void> {
  const { adding } = actors;
  await waitFor(adding, (now) => !isPending(now) || now.code === 'failed');
  await waitFor(adding, (now) => isPending(now) || !now.context.presses.includes(press));
  const cart = runningActor(actors.cart);
  if (cart === null) return;
  await waitFor(
    cart,
    (now) => isPersistable(now) || now.context.queue.every(({ change }) => change.kind !== 'add' || change.press !== press),
  );
}
