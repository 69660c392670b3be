import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { itemCount } from '#domain/navigation/order-bar.ts';
import { cartById } from '#src/api/cart.ts';
import { OverlaysView } from '#src/flows/overlays/OverlaysView.tsx';
import { CartContents } from '../app/-cart/cart.tsx';
import { lazyPart } from './lazy-part.tsx';
import { useAppContext } from './use-app-context.ts';
import { useCart } from './use-cart.ts';

const LostChangesNow = lazyPart(async () => (await import('./LostChangesNow.tsx')).LostChangesNow);
const MenuSearch = lazyPart(async () => (await import('./MenuSearch.tsx')).MenuSearch);

export function OpenOverlays(props: Pick<ComponentProps<typeof OverlaysView>, 'screen' | 'send'>) {
  const { call } = useAppContext();
  const { cartId } = useCart();
  const { data: cartCount = null } = useQuery({ ...cartById(call, cartId ?? ''), enabled: cartId !== null, select: itemCount });
  return (
    <OverlaysView
      {...props}
      cart={<CartContents />}
      cartCount={cartCount}
      search={<MenuSearch />}
      lostChanges={<LostChangesNow send={props.send} />}
    />
  );
}
