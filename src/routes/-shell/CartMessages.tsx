import { useRouterState } from '@tanstack/react-router';
import { memo } from 'react';
import { cartFrame } from '#machines/cart/cart-frame.screen.ts';
import type { LifelongActors } from '#src/app/actors.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { lazyPart } from './lazy-part.tsx';
import { useRunning } from './use-running.ts';

const Messages = lazyPart(async () => (await import('./LiveCartMessages.tsx')).LiveCartMessages);

/** Messages of the cart on every page. */
export const CartMessages = memo(function CartMessages({ cart }: { readonly cart: LifelongActors['cart'] }) {
  const { isWaiting, isLimited } = useScreen(cart, cartFrame);
  const actor = useRunning(cart);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return actor !== null && (isWaiting || isLimited) ? <Messages actor={actor} path={path} /> : null;
});
