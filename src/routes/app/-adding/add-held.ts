import { waitFor } from 'xstate';
import type { CartLineRequest } from '#domain/cart/line.ts';
import { isPending } from '#machines/kit/lazy.ts';
import { randomId } from '#src/api/random-id.ts';
import type { Services } from '#src/app/services.ts';
import { heldLines } from '#src/flows/cart/held-lines.ts';
import { addWithinLimit, type AddContext } from './add-within-limit.ts';
import { cartIn } from './cart-in.ts';
import { pressesOf } from './presses.ts';

/**
 * Adds a line, within the limits of an order, that is held until it is refused, or the cart has written it: a full load meanwhile loses no press.
 * Whatever one press adds comes this way, but what the server has compared already.
 */
export async function addHeld(
  context: AddContext & Pick<Services, 'tabStorage'>,
  line: CartLineRequest,
  press = randomId(),
): Promise<void> {
  const held = heldLines(context.tabStorage);
  held.hold(press, line);
  // A page that comes back from the browser's cache may find that the next one has taken the line.
  const added = addWithinLimit(context, line, press, () => held.has(press));
  pressesOf(context).set(press, added);
  await added;
  // A cart whose code is not there yet has written nothing; one that breaks before leaves the line to the next page.
  const cart = cartIn(context);
  const isWritten =
    cart === null ||
    (await waitFor(cart, (snapshot) => !isPending(snapshot)).then(
      () => true,
      () => false,
    ));
  if (isWritten) held.drop(press);
}
