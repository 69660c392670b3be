import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import { isHelpedByTime } from '#domain/menu/availability.ts';
import { placardUnavailable, type MenuPlacard } from '#domain/menu/menu.ts';
import { wantedBy } from '#domain/menu/wanted.ts';
import type { OrderCafe } from '#domain/order/order.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import type { productMachine } from '#machines/product/product.machine.ts';
import { productScreen } from '#machines/product/product.screen.ts';
import { soldOutOf } from '#src/api/menu.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { ProductView } from '#src/flows/product/ProductView.tsx';
import { useQuantityMax } from '../-quantity-max.ts';

interface ProductProps {
  readonly actor: ActorRefFrom<typeof productMachine>;
  readonly placard: MenuPlacard;
  readonly cafe: OrderCafe;
}

export function Product({ actor, placard, cafe }: ProductProps) {
  const screen = useScreen(actor, productScreen);
  const { app, call, clock } = useRouteContext({ from: '__root__' });
  const { order, hasCart } = useScreen(app, (snapshot) => snapshot.context);
  const { data: soldOutIds = [] } = useQuery(soldOutOf(call, cafe.id));
  const now = cafeTimeAt(clock.now(), cafe.timeZone);
  const soldOut = new Set(soldOutIds);
  const wanted = wantedBy(order, now);
  const editing = useScreen(actor, ({ context }) => context.line?.sequenceNum ?? null);
  const quantityMax = useQuantityMax(cafe)(screen.kind === 'choosing' ? screen.itemId : '', editing);
  const unavailable = placardUnavailable(placard, wanted, soldOut);
  return (
    <ProductView
      {...{ screen, placard, unavailable, soldOut, quantityMax, hasCart }}
      send={actor.send}
      canChangeTime={isHelpedByTime(unavailable, wanted.destination)}
    />
  );
}
