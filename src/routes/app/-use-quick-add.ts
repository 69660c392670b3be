import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { CartLineRequest } from '#domain/cart/line.ts';
import type { OrderCafe } from '#domain/order/order.ts';
import { useAppContext } from '../-shell/use-app-context.ts';

/** Adds an item from the menu, and leads to the order setup where there is no order yet. The function stays the same. */
export function useQuickAdd(cafe: OrderCafe | null): (line: CartLineRequest | null) => void {
  const context = useAppContext();
  const navigate = useNavigate();
  return useCallback(
    (line) => {
      const { app, actors } = context;
      if (line && cafe === null) app.send({ type: 'line.added', line });
      else if (line && cafe)
        void import('./-quick-add.ts').then(
          ({ addFromMenu }) => addFromMenu(context, cafe, line),
          () => app.send({ type: 'line.added', line }),
        );
      if (actors.order.getSnapshot().context.order === null)
        void navigate({ to: '/app/startOrder.html', search: { returnTo: '/app/menu.html' } });
    },
    [context, cafe, navigate],
  );
}
