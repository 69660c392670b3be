import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLoaderData, useRouteContext } from '@tanstack/react-router';
import { NO_CAFE } from '#domain/cafe/no-cafe.ts';
import { categoryOf, placesOf } from '#domain/menu/menu.ts';
import { menuOf } from '#src/api/menu.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { ComboView } from '#src/flows/product/ComboView.tsx';
import { OpenFlow } from '../../-shell/OpenFlow.tsx';
import { useCart } from '../../-shell/use-cart.ts';
import { useOrder } from '../../-shell/use-order.ts';
import { cafeIn } from '../-load-menu.ts';
import { openProduct } from './-open-product.ts';
import { Product } from './-product.tsx';

export function ProductPage(): ReactNode {
  const { app, call } = useRouteContext({ from: '__root__' });
  const { placard, input } = useLoaderData({ from: '/app/product/{$placardHash}.html' });
  const actor = useScreen(app, (snapshot) => snapshot.children.product);
  const cafe = useOrder(cafeIn);
  const { hasCart } = useCart();
  const { data: menu } = useQuery(menuOf(call, cafe?.id ?? NO_CAFE));
  const top = { category: menu ? categoryOf(menu, placard) : null, hasCart };
  if (placard.isCombo) return <ComboView {...top} placard={placard} parts={menu ? [...new Set(placesOf(menu, placard).flat())] : []} />;
  return (
    <OpenFlow name="product" actor={actor} onRetry={() => openProduct({ app }, input)}>
      {(product) => <Product actor={product} {...top} placard={placard} cafe={cafe} />}
    </OpenFlow>
  );
}
