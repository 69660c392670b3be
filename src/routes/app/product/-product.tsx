import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import { isHelpedByTime } from '#domain/menu/availability.ts';
import { placardUnavailable, type MenuPlacard } from '#domain/menu/menu.ts';
import { wantedBy } from '#domain/menu/wanted.ts';
import type { OrderCafe } from '#domain/order/order.ts';
import { LINE_QUANTITY_MAX, limitDay, quantityLimit } from '#domain/quantity/limit.ts';
import { cafeTimeAt, dayOf } from '#domain/time/cafe-time.ts';
import type { productMachine } from '#machines/product/product.machine.ts';
import { productScreen } from '#machines/product/product.screen.ts';
import { soldOutOf } from '#src/api/menu.ts';
import { quantityRulesOf } from '#src/api/product.ts';
import { useScreen } from '#src/views/kit/useScreen.ts';
import { ProductView } from '#src/views/product/ProductView.tsx';

interface ProductProps {
  readonly actor: ActorRefFrom<typeof productMachine>;
  readonly placard: MenuPlacard;
  readonly cafe: OrderCafe;
}

export function Product({ actor, placard, cafe }: ProductProps) {
  const screen = useScreen(actor, productScreen);
  const { app, call, clock } = useRouteContext({ from: '__root__' });
  const { order, cartId } = useScreen(app, (snapshot) => snapshot.context);
  const { data: soldOutIds = [] } = useQuery(soldOutOf(call, cafe.id));
  const { data: rulesets = [] } = useQuery(quantityRulesOf(call, cafe.id));
  const now = cafeTimeAt(clock.now(), cafe.timeZone);
  const wanted = wantedBy(order, now);
  const soldOut = new Set(soldOutIds);
  const itemId = screen.kind === 'choosing' ? screen.itemId : '';
  const today = dayOf(now);
  const quantityMax = quantityLimit(itemId, rulesets, today, limitDay(order?.schedule ?? null, today)) ?? LINE_QUANTITY_MAX;
  const unavailable = placardUnavailable(placard, wanted, soldOut);
  const canChangeTime = isHelpedByTime(unavailable, wanted.destination);
  return (
    <ProductView
      screen={screen}
      send={actor.send}
      hasCart={cartId !== null}
      {...{ placard, unavailable, canChangeTime, soldOut, quantityMax }}
    />
  );
}
