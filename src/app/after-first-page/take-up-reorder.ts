import { heldReorder } from '#src/flows/reorder/held-reorder.ts';
import { parseSearch } from '../search-text.ts';
import type { Services } from '../services.ts';

const CART = '/app/cart.html';

type Dependencies = Pick<Services, 'tabStorage' | 'location' | 'cafeId' | 'send'>;

/**
 * Takes up an order of before that a reload has interrupted: in the setup that leads to the cart, and in the cart once an order is set up.
 * Elsewhere it is forgotten, so that no address opens another page than its own (ROUTES-04, ROUTES-10, ROUTES-12).
 */
export function takeUpReorder({ tabStorage, location, cafeId, send }: Dependencies): void {
  const reorder = heldReorder(tabStorage);
  const held = reorder.read();
  if (held === null) return;
  const { pathname, searchStr } = location();
  const isItsSetup = pathname === '/app/startOrder.html' && parseSearch(searchStr).returnTo === CART;
  if (isItsSetup || (pathname === CART && cafeId() !== null)) send({ type: 'flow.opened', name: 'reorder', input: held });
  else reorder.clear();
}
