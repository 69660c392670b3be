import { useRouteContext } from '@tanstack/react-router';
import { isTheirs } from '#domain/order/owner.ts';
import '#src/text/lazy/tracker.ts';
import { text } from '#src/text/text.ts';
import { useViewer } from '../../-shell/use-viewer.ts';
import { knownPlaced } from './known-placed.ts';

/** The number of the order of a cart, where this browser knows it and may show it to the viewer (SESSION-07). */
export function PlacedNumber({ cartId }: { readonly cartId: string }) {
  const context = useRouteContext({ from: '__root__' });
  const viewer = useViewer();
  const known = isTheirs(context.orderRecord.placedBy(cartId), viewer) ? knownPlaced(context, cartId) : null;
  return known && <p>{text('page.placed.number', { number: known.number })}</p>;
}
