import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import { donationsFor } from '#domain/donation/donation.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { useOrder } from '../../-shell/use-order.ts';

/** Returns what can be given to, and the flow of donations, which this opens by the guest's wish and where something is given; null until then. */
export function useDonations({ cartId, donations: given }: Pick<Cart, 'cartId' | 'donations'>) {
  const { app } = useRouteContext({ from: '__root__' });
  const offered = useOrder(({ order }) => order?.cafe.donations);
  const flow = useScreen(app, ({ children }) => children.donation);
  const [openAtFirst, setOpen] = useState<string | null>(null);
  const isWanted = openAtFirst !== null || given.length > 0;
  // Also after a sign-out, which closes it.
  const isOpen = flow !== undefined;
  useEffect(() => {
    if (isWanted) app.send({ type: 'flow.opened', name: 'donation', input: { cartId } });
  }, [app, cartId, isWanted, isOpen]);
  return { flow: isWanted ? (flow ?? null) : null, donations: donationsFor(offered ?? [], given), openAtFirst, onOpen: setOpen };
}
