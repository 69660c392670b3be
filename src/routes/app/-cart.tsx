import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import type { cartMachine } from '#machines/cart/cart.machine.ts';
import { cartScreen } from '#machines/cart/cart.screen.ts';
import { cartById } from '#src/api/cart.ts';
import { menuOf } from '#src/api/menu.ts';
import { CartView } from '#src/views/cart/CartView.tsx';
import { useScreen } from '#src/views/kit/useScreen.ts';

/** The cart of this browser, on its page and in the drawer. */
export function CartContents() {
  const { app } = useRouteContext({ from: '__root__' });
  const cart = useScreen(app, (snapshot) => snapshot.children.cart);
  return cart ? <Contents actor={cart} /> : null;
}

function Contents({ actor }: { readonly actor: ActorRefFrom<typeof cartMachine> }) {
  const { app, call } = useRouteContext({ from: '__root__' });
  const screen = useScreen(actor, cartScreen);
  const cafeId = useScreen(app, ({ context }) => context.order?.cafe.id ?? null);
  const { cartId } = screen;
  const { data: cart = null, isError, refetch } = useQuery({ ...cartById(call, cartId ?? ''), enabled: cartId !== null });
  const { data: menu } = useQuery({ ...menuOf(call, cafeId ?? ''), enabled: cafeId !== null });
  const placardOf = (itemId: string) =>
    Object.values(menu?.placards ?? {}).find(({ items }) => items.some((item) => item.itemId === itemId));
  return (
    <CartView
      screen={screen}
      send={actor.send}
      cart={cartId === null ? null : cart}
      isUnloaded={isError && cart === null}
      onReload={() => void refetch()}
      hashOf={(itemId) => placardOf(itemId)?.hash ?? null}
    />
  );
}
