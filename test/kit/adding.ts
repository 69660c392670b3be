import { waitFor } from 'xstate';
import type { CartLineRequest } from '#domain/cart/line.ts';
import { isPending } from '#machines/kit/lazy.ts';
import { randomId } from '#src/api/random-id.ts';
import type { Services } from '#src/app/services.ts';
import { pressesSettled } from '#src/routes/app/-cart/presses-settled.ts';
import { pressCard } from '#src/routes/app/-menu/press-card.ts';
import { running } from './running.ts';

type WithActors = Pick<Services, 'actors'>;

/** Loads the code of adding, as happens soon after the first page; resolves with its actor. */
export function startAdding({ actors: { adding } }: WithActors) {
  adding.send({ type: 'load.requested' });
  return running(adding);
}

/** Adds by a press of a card; resolves once its line is in the queue of the cart, is refused, or is asked about. */
export async function addFromMenu(...[context, card]: Parameters<typeof pressCard>): Promise<void> {
  void pressCard(context, card);
  await pressesSettled(context);
}

/** Asks for a line that a full load cut off; resolves once its press is over. */
export async function addHeld({ actors: { adding } }: WithActors, line: CartLineRequest): Promise<void> {
  const press = randomId();
  adding.send({ type: 'press.made', input: { kind: 'held', press, line } });
  await running(adding);
  await waitFor(adding, (now) => !isPending(now) && !now.context.presses.includes(press));
}
