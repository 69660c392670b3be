import { useRouteContext } from '@tanstack/react-router';
import { PageLoading } from '#src/pages/shell/PageLoading.tsx';
import { lazyPart } from '../../-shell/lazy-part.tsx';
import { useOrder } from '../../-shell/use-order.ts';

const NoGroupOrders = lazyPart(async () => (await import('#src/pages/shell/NoGroupOrders.tsx')).NoGroupOrders, <PageLoading />);

/** In place of the setup of a group order. */
export function NoGroup() {
  const { config } = useRouteContext({ from: '__root__' });
  const hasOrder = useOrder(({ order }) => order !== null);
  return <NoGroupOrders hasOrder={hasOrder} cateringUrl={config.cateringUrl} />;
}
