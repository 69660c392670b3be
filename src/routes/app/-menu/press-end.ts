import { waitFor } from 'xstate';
import { isPending, runningActor } from '#machines/kit/lazy.ts';
import { isPersistable } from '#machines/kit/persistable.ts';
import type { PressInput } from '#machines/press/press.types.ts';
import type { RouterContext } from '#src/app/router-context.ts';

type Actors = Pick<RouterContext['actors'], 'adding' | 'cart'>;

/** Makes a press, and waits for the answer about its line, or for the question that the guest is asked instead. What breaks meanwhile ends the wait. */
export async function pressToEnd(actors: Actors, input: PressInput): Promise<void> {
  actors.adding.send({ type: 'press.made', input });
  await pressEnd(actors, input.press).catch(() => undefined);
}

async function pressEnd(actors: Actors, press: string): Promise<void> {
  const { adding } = actors;
  await waitFor(adding, (now) => !isPending(now) || now.code === 'failed');
  const made = runningActor(adding)?.getSnapshot().children[`press.${press}`];
  if (made) await waitFor(made, (now) => now.status !== 'active' || now.matches('asking'));
  const cart = runningActor(actors.cart);
  const isAsked = (change: { readonly kind: string; readonly press?: string }) => change.kind === 'add' && change.press === press;
  if (cart !== null) await waitFor(cart, (now) => isPersistable(now) || !now.context.queue.some(({ change }) => isAsked(change)));
}
