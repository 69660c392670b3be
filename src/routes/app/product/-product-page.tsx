import { useQuery } from '@tanstack/react-query';
import { useLoaderData, useRouteContext } from '@tanstack/react-router';
import { NO_CAFE } from '#domain/cafe/no-cafe.ts';
import { categoryOf } from '#domain/menu/category.ts';
import { menuOf } from '#src/api/menu.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { PageLoading } from '#src/pages/shell/PageLoading.tsx';
import { OpenFlow } from '../../-shell/OpenFlow.tsx';
import { useCart } from '../../-shell/use-cart.ts';
import { useOrder } from '../../-shell/use-order.ts';
import { cafeIn } from '#domain/order/order.ts';
import { Combo, UnknownCombo } from './-lazy-views.ts';
import { openProduct } from './-open-product.ts';
import { Product } from './-product.tsx';

export function ProductPage() {
  const { app, call } = useRouteContext({ from: '__root__' });
  const { placard, request } = useLoaderData({ from: '/app/product/{$placardHash}.html' });
  const { product, combo } = useScreen(app, (snapshot) => snapshot.children);
  const cafe = useOrder(cafeIn);
  const { data: menu } = useQuery(menuOf(call, cafe?.id ?? NO_CAFE));
  const isMoved = request?.input.cafeId !== (cafe?.id ?? NO_CAFE);
  const top = { placard, cafe, isMoved, category: menu ? categoryOf(menu, placard) : null, hasCart: useCart().hasCart };
  const retry = () => openProduct({ app }, request);
  if (request?.name === 'product') {
    return (
      <OpenFlow name="product" actor={product} onRetry={retry}>
        {(actor) => <Product {...top} actor={actor} menu={menu ?? null} />}
      </OpenFlow>
    );
  }
  if (!menu) return <PageLoading />;
  if (request === null) return <UnknownCombo {...top} />;
  return (
    <OpenFlow name="combo" actor={combo} onRetry={retry}>
      {(actor) => <Combo {...top} actor={actor} menu={menu} />}
    </OpenFlow>
  );
}
