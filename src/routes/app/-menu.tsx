import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import { wantedBy } from '#domain/menu/wanted.ts';
import type { OrderCafe } from '#domain/order/order.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import { menuOf, soldOutOf } from '#src/api/menu.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import { MenuView } from '#src/views/menu/MenuView.tsx';
import { NoCafeView } from '#src/views/menu/NoCafeView.tsx';
import { PageLoading } from '#src/views/shell/PageLoading.tsx';
import { useScreen } from '#src/views/kit/useScreen.ts';

/** The cafe of the order in hand, else of the last one. */
const cafeIn = ({ order, previous }: { order: { cafe: OrderCafe } | null; previous: { cafe: OrderCafe } | null }): OrderCafe | null =>
  order?.cafe ?? previous?.cafe ?? null;

/** The menu is read before the page shows; a failure is the page's own to say. */
export async function loadMenu({ app, call, queryClient }: RouterContext) {
  const cafe = cafeIn(app.getSnapshot().context);
  if (cafe === null) return;
  await Promise.allSettled([queryClient.ensureQueryData(menuOf(call, cafe.id)), queryClient.ensureQueryData(soldOutOf(call, cafe.id))]);
}

export function MenuPage({ catId }: { readonly catId: string | null }) {
  const { app, call, clock } = useRouteContext({ from: '__root__' });
  const { order, previous } = useScreen(app, (snapshot) => snapshot.context);
  const navigate = useNavigate();
  const cafe = cafeIn({ order, previous });
  const { data: menu, isError, refetch } = useQuery({ ...menuOf(call, cafe?.id ?? ''), enabled: cafe !== null });
  const { data: soldOut = [] } = useQuery({ ...soldOutOf(call, cafe?.id ?? ''), enabled: cafe !== null });
  if (cafe === null || isError) return <NoCafeView reason={cafe === null ? 'noCafe' : 'unreachable'} onRetry={() => void refetch()} />;
  if (menu === undefined) return <PageLoading />;

  function add({ name, items }: MenuPlacard) {
    const usual =
      items.find(({ isDefault, itemId }) => isDefault && !soldOut.includes(itemId)) ??
      items.find(({ itemId }) => !soldOut.includes(itemId));
    if (usual === undefined) return;
    const line = { itemId: usual.itemId, name, quantity: 1, ingredients: [], msgKitchen: '', msgPreparedFor: '' };
    app.getSnapshot().children.cart?.send({ type: 'line.added', line });
    if (order === null) void navigate({ to: '/app/startOrder.html', search: { returnTo: '/app/menu.html' } });
  }

  return (
    <MenuView
      menu={menu}
      catId={catId ?? menu.categories[0]?.catId ?? ''}
      wanted={wantedBy(order, cafeTimeAt(clock.now(), cafe.timeZone))}
      soldOut={new Set(soldOut)}
      borrowedFrom={order === null ? cafe.name : null}
      onSelect={(section) => void navigate({ to: '/app/menu.html', search: { section }, replace: true, resetScroll: false })}
      onAdd={add}
    />
  );
}
