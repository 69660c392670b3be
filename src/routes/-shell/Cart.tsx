import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { memo } from 'react';
import { cartLinkLabel, itemCount } from '#domain/navigation/order-bar.ts';
import { offersNoStart } from '#domain/navigation/page.ts';
import { cartFrame } from '#machines/cart/cart-frame.screen.ts';
import { cartById } from '#src/api/cart.ts';
import type { LifelongActors } from '#src/app/actors.ts';
import { useAfterFirstPage } from '#src/flows/kit/useAfterFirstPage.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { CartLink } from '#src/pages/shell/CartLink.tsx';
import { useCart } from './use-cart.ts';
import { useFeatures } from './use-features.ts';
import { useOrder } from './use-order.ts';
import { useAppContext } from './use-app-context.ts';

export const Cart = memo(function Cart({ cart, overlays }: Pick<LifelongActors, 'cart' | 'overlays'>) {
  const { call } = useAppContext();
  const { miniCartIsEnabled } = useFeatures();
  const { hasCart, isLit } = useScreen(cart, cartFrame);
  const { cartId } = useCart();
  // The count of a cart of before; one that changes here, or that the page shows, is known without it.
  const isAfterFirstPage = useAfterFirstPage();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const { data: count = null } = useQuery({
    ...cartById(call, cartId ?? ''),
    enabled: cartId !== null && isAfterFirstPage,
    select: itemCount,
  });
  // The cart of an order that is set up may not be there yet.
  const hasOrder = useOrder(({ order }) => order !== null);
  const label = cartLinkLabel(path, hasCart || cartId !== null || hasOrder);
  // The page itself is the way to begin, or about an order that was placed.
  if (label === 'start' && offersNoStart(path)) return null;
  const open = () => overlays.send({ type: 'overlay.opened', id: 'cart-drawer' });
  return <CartLink label={label} count={count} isLit={isLit} onOpenDrawer={miniCartIsEnabled ? open : null} />;
});
