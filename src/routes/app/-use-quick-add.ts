import { useNavigate, useRouteContext } from '@tanstack/react-router';
import type { CartLineRequest } from '#domain/cart/line.ts';
import type { OrderCafe } from '#domain/order/order.ts';

/** Adds an item from the menu, and leads to the order setup where there is no order yet. */
export function useQuickAdd(cafe: OrderCafe | null): (line: CartLineRequest | null) => void {
  const context = useRouteContext({ from: '__root__' });
  const navigate = useNavigate();
  return (line) => {
    const { app, actors } = context;
    if (line && cafe === null) app.send({ type: 'line.added', line });
    else if (line && cafe)
      void import('./-quick-add.ts').then(
        ({ addFromMenu }) => addFromMenu(context, cafe, line),
        () => app.send({ type: 'line.added', line }),
      );
    if (actors.order.getSnapshot().context.order === null)
      void navigate({ to: '/app/startOrder.html', search: { returnTo: '/app/menu.html' } });
  };
}
