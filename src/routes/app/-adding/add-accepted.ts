import { waitFor } from 'xstate';
import type { AllergensInput, AllergensOutput } from '#machines/allergens/allergens.types.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import { keepAdded } from '#src/flows/cart/kept-lines.ts';
import { addHeld } from './add-held.ts';
import { addOnceAsked } from './presses.ts';

type Context = Parameters<typeof addHeld>[0] & Pick<RouterContext, 'app' | 'sharedStorage'>;

/**
 * Asks about a line that has what the guest avoids, and adds it by their word (MENU-11, FLAGS-10). A question that something else closes adds nothing, nor does
 * an answer after which it is not wanted any more, as at another price. `isWanted`: asked after the answer.
 */
export async function addOnceAccepted(context: Context, input: AllergensInput, isWanted: () => Promise<boolean>): Promise<void> {
  const before = context.app.getSnapshot().children.allergens;
  context.app.send({ type: 'flow.opened', name: 'allergens', input });
  const asked = context.app.getSnapshot().children.allergens;
  // The same question stands already: another press waits for its answer, which adds one.
  if (!asked || asked === before) return;
  const ended = await waitFor(asked, ({ status }) => status === 'done').catch(() => null);
  const end = ended?.output as AllergensOutput | undefined;
  if (end?.kind !== 'accepted') return;
  await addOnceAsked(context, isWanted, async () => {
    keepAdded(context.sharedStorage, input.cafeId, end.line, input.question?.allergens ?? []);
    await addHeld(context, end.line);
  });
}
