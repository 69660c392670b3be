import type { Avoidance } from '#domain/menu/allergens.ts';
import { unansweredLines, type LostLine } from '#domain/order/lost-lines.ts';
import { avoidanceNow } from '#src/flows/allergens/avoidance-record.ts';
import { createSubmissions, isUndecided } from '#src/flows/submit/submission-record.ts';
import { keptLines } from './kept-lines.ts';

export type Asking = Parameters<typeof avoidanceNow>[0] & {
  readonly actors: { readonly overlays: { readonly send: (event: { type: 'overlay.opened'; id: 'lost-customizations' }) => void } };
};

/**
 * Opens the question about what a cart has of what the guest avoids, and returns whether there is one: what they have answered for is not asked again
 * (MENU-11, FLAGS-10, CART-27). None while it is open what became of an order that was sent: that is said first. `readLines`: the lines with what they
 * have of it. @throws what that throws.
 */
export async function askUnanswered(
  asking: Asking,
  cartId: string,
  readLines: (avoided: Avoidance) => Promise<readonly LostLine[]>,
): Promise<boolean> {
  const { actors, sharedStorage } = asking;
  const avoided = avoidanceNow(asking);
  if (avoided.allergens.length === 0 || isUndecided(createSubmissions(sharedStorage).read(cartId))) return false;
  if (unansweredLines(cartId, await readLines(avoided), keptLines(sharedStorage)).length === 0) return false;
  actors.overlays.send({ type: 'overlay.opened', id: 'lost-customizations' });
  return true;
}
