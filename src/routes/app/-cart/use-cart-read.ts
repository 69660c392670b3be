import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { cartById } from '#src/api/cart.ts';
import { lastCartIn } from '#src/api/last-cart.ts';
import { onItsWay } from '#src/api/on-its-way.ts';
import { isCartGone } from '#src/api/gone-cart.ts';
import { useInSlices } from '#src/flows/kit/useInSlices.ts';
import { onSharedWrite } from '#src/flows/kit/shared-writes.ts';
import { createSubmissions, isUndecided } from '#src/flows/submit/submission-record.ts';
import { renewCart } from './renew-cart.ts';

/** The contents of the cart, or what can be done where they did not come. */
export function useCartRead(cartId: string | null) {
  const { app, actors, call, sharedStorage, tabStorage } = useRouteContext({ from: '__root__' });
  const { data = null, error, refetch } = useQuery({ ...cartById(call, cartId ?? ''), enabled: cartId !== null });
  const { data: isPlacing = false } = useQuery(onItsWay(cartId ?? ''));
  const isGone = isCartGone(error);
  const cart = cartId === null || isGone ? null : data;
  const isDrawn = useInSlices(cart !== null);
  const isUnloaded = error !== null && data === null && !isGone;
  const isOnline = navigator.onLine;
  const readSent = () => isUndecided(createSubmissions(sharedStorage).read(cartId ?? ''));
  const isSent = useSyncExternalStore(onSharedWrite, readSent, readSent);
  return {
    cart: isDrawn ? cart : null,
    isUnloaded,
    isOnline,
    /** Its order was sent, and it is not known whether it was placed. */
    isSent,
    /** Another tab is placing its order right now. */
    isPlacing,
    last: isUnloaded && !isOnline && cartId !== null ? lastCartIn(tabStorage).read(cartId) : null,
    onReload: () => void refetch(),
    onRenew: isGone ? () => renewCart({ app, actors }) : null,
  };
}
