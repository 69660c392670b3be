import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { NO_CAFE } from '#domain/cafe/no-cafe.ts';
import { menuOf } from '#src/api/menu.ts';
import { useInSlices } from '#src/flows/kit/useInSlices.ts';
import { text } from '#src/text/text.ts';
import { PageLoading } from '#src/pages/shell/PageLoading.tsx';
import { lazyPart } from '../../-shell/lazy-part.tsx';
import { NotFound } from '../../-shell/NotFound.tsx';
import { useOrder } from '../../-shell/use-order.ts';
import { cafeIn } from '#domain/order/order.ts';
import { CafeMenu } from './menu.tsx';

/** In place of the menu while it is on its way. */
export const MenuLoading = ({ onRetry }: { readonly onRetry?: () => void }) => (
  <PageLoading heading={text('menu.title')} plates={6} onRetry={onRetry} />
);

const MenuUnreachable = lazyPart(async () => (await import('#src/pages/menu/MenuUnreachable.tsx')).MenuUnreachable, <MenuLoading />);

/** The menu of the cafe in hand, else of the chain (CAFE-15). `catId`: the category that the address names, which the menu may not have; null: none. */
export function MenuPage({ catId }: { readonly catId: string | null }) {
  const { call } = useRouteContext({ from: '__root__' });
  const cafe = useOrder(cafeIn);
  // The route has asked for it: what did not come is said, and asked for again by the guest alone.
  const { data: menu, isError, refetch } = useQuery({ ...menuOf(call, cafe?.id ?? NO_CAFE), retryOnMount: false });
  const onRetry = () => void refetch();
  const isDrawn = useInSlices(menu !== undefined);
  // A menu at hand stays, whatever became of asking for it anew.
  if (!isDrawn || menu === undefined) return isError ? <MenuUnreachable onRetry={onRetry} /> : <MenuLoading onRetry={onRetry} />;
  if (catId !== null && !menu.categories.some((category) => category.catId === catId)) return <NotFound />;
  return <CafeMenu menu={menu} cafe={cafe} catId={catId} />;
}
