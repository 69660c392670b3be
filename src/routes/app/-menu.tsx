import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { usualLine, type Menu } from '#domain/menu/menu.ts';
import { wantedBy } from '#domain/menu/wanted.ts';
import type { OrderCafe } from '#domain/order/order.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import { soldOutOf } from '#src/api/menu.ts';
import { MenuView } from '#src/views/menu/MenuView.tsx';
import { useScreen } from '#src/views/kit/useScreen.ts';

interface MenuPageProps {
  readonly menu: Menu;
  readonly cafe: OrderCafe;
  readonly catId: string;
}

export function CafeMenu({ menu, cafe, catId }: MenuPageProps) {
  const { app, call, clock, queryClient } = useRouteContext({ from: '__root__' });
  const order = useScreen(app, (snapshot) => snapshot.context.order);
  const hasCart = useScreen(app, ({ context }) => context.hasCart);
  const navigate = useNavigate();
  const { data: soldOut = [], isError, refetch } = useQuery(soldOutOf(call, cafe.id));
  return (
    <MenuView
      menu={menu}
      catId={catId}
      wanted={wantedBy(order, cafeTimeAt(clock.now(), cafe.timeZone))}
      soldOut={new Set(soldOut)}
      onRetryStock={isError ? () => void refetch() : null}
      hasCart={hasCart}
      borrowedFrom={order === null ? cafe.name : null}
      onSelect={(section) => void navigate({ to: '/app/menu.html', search: { section }, replace: true, resetScroll: false })}
      onAdd={(placard) => {
        const line = usualLine(placard, new Set(soldOut));
        if (line)
          void import('./-quick-add.ts').then(
            ({ addFromMenu }) => addFromMenu({ app, call, clock, queryClient }, cafe, line),
            () => app.send({ type: 'cart.told', told: { type: 'line.added', line } }),
          );
        if (order === null) void navigate({ to: '/app/startOrder.html', search: { returnTo: '/app/menu.html' } });
      }}
    />
  );
}
