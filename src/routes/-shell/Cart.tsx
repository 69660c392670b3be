import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { memo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { cartLinkLabel, itemCount } from '#domain/navigation/order-bar.ts';
import { offersNoStart } from '#domain/navigation/page.ts';
import { cartFrame } from '#machines/cart/cart-frame.screen.ts';
import type { cartMachine } from '#machines/cart/cart.machine.ts';
import type { overlaysMachine } from '#machines/overlays/overlays.machine.ts';
import { cartById } from '#src/api/cart.ts';
import { useAfterFirstPage } from '#src/flows/kit/useAfterFirstPage.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { CartLink } from '#src/pages/shell/CartLink.tsx';
import { useFeatures } from './use-features.ts';
import { useAppContext } from './use-app-context.ts';

interface CartProps {
  readonly cart: ActorRefFrom<typeof cartMachine>;
  readonly overlays: ActorRefFrom<typeof overlaysMachine>;
}

export const Cart = memo(function Cart({ cart, overlays }: CartProps) {
  const { call } = useAppContext();
  const { miniCartIsEnabled } = useFeatures();
  const { cartId, hasCart, isLit } = useScreen(cart, cartFrame);
  // The count of a cart of before; one that changes here, or that the page shows, is known without it.
  const isAfterFirstPage = useAfterFirstPage();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const { data: count = null } = useQuery({
    ...cartById(call, cartId ?? ''),
    enabled: cartId !== null && isAfterFirstPage,
    select: itemCount,
  });
  const label = cartLinkLabel(path, hasCart);
  // The page itself is the way to begin, or about an order that was placed.
  if (label === 'start' && offersNoStart(path)) return null;
  const open = () => overlays.send({ type: 'overlay.opened', id: 'cart-drawer' });
  return <CartLink label={label} count={count} isLit={isLit} onOpenDrawer={miniCartIsEnabled ? open : null} />;
});
