import { heldLines } from '#src/flows/cart/held-lines.ts';
import type { Services } from '../services.ts';

/** Asks once more for the lines that a full load of this tab cut off between their press and the cart. */
export async function takeUpLines(services: Services): Promise<void> {
  const [{ addHeld }, { pressesOf }] = await Promise.all([
    import('#src/routes/app/-adding/add-held.ts'),
    import('#src/routes/app/-adding/presses.ts'),
  ]);
  // Each is held again at once.
  for (const { press, line } of heldLines(services.tabStorage).take(pressesOf(services))) void addHeld(services, line, press);
}
