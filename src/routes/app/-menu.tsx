import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { usualLine, type Menu } from '#domain/menu/menu.ts';
import { wantedBy } from '#domain/menu/wanted.ts';
import type { OrderCafe } from '#domain/order/order.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import { soldOutOf } from '#src/api/menu.ts';
import { MenuView } from '#src/pages/menu/MenuView.tsx';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { useQuickAdd } from './-use-quick-add.ts';

interface MenuPageProps {
  readonly menu: Menu;
  readonly cafe: OrderCafe;
  readonly catId: string;
}

export function CafeMenu({ menu, cafe, catId }: MenuPageProps) {
  const { app, call, clock } = useRouteContext({ from: '__root__' });
  const order = useScreen(app, (snapshot) => snapshot.context.order);
  const hasCart = useScreen(app, ({ context }) => context.hasCart);
  const navigate = useNavigate();
  const add = useQuickAdd(cafe);
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
      onAdd={(placard) => add(usualLine(placard, new Set(soldOut)))}
    />
  );
}
