import { useQuery } from '@tanstack/react-query';
import { redirect, useRouteContext } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import { CUSTOMIZATIONS_MAX } from '#domain/cafe/cafe.ts';
import { placardUnavailable, type MenuPlacard } from '#domain/menu/menu.ts';
import { wantedBy } from '#domain/menu/wanted.ts';
import { must } from '#domain/must.ts';
import { quantityLimit } from '#domain/quantity/limit.ts';
import { cafeTimeAt, dayOf } from '#domain/time/cafe-time.ts';
import type { productMachine } from '#machines/product/product.machine.ts';
import { productScreen } from '#machines/product/product.screen.ts';
import { cartById, lineFrom } from '#src/api/cart.ts';
import { menuOf, quantityRulesOf, soldOutOf } from '#src/api/menu.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import { useScreen } from '#src/views/kit/useScreen.ts';
import { ComboView } from '#src/views/product/ComboView.tsx';
import { ProductView } from '#src/views/product/ProductView.tsx';
import { PageLoading } from '#src/views/shell/PageLoading.tsx';

/** Nobody orders more of one thing at a time. */
const QUANTITY_MAX = 99;

/** Opens the product that an address names, for a new line or for one of the cart; null when the cafe has no such placard. */
export async function openProduct(
  { app, call, queryClient, flows }: RouterContext,
  hash: string,
  line: string | null,
): Promise<MenuPlacard | null> {
  const { order, previous, cartId } = app.getSnapshot().context;
  const cafe = order?.cafe ?? previous?.cafe ?? null;
  if (cafe === null) throw redirect({ to: '/app/startOrder.html', search: { returnTo: `/app/product/${hash}.html` } });
  const [menu] = await Promise.all([queryClient.ensureQueryData(menuOf(call, cafe.id)), flows.product()]);
  const placard = Object.values(menu.placards).find((known) => known.hash === hash) ?? null;
  if (placard === null || placard.isCombo) return placard;
  const item =
    line === null || cartId === null
      ? undefined
      : (await queryClient.ensureQueryData(cartById(call, cartId))).items.find(({ sequenceNum }) => String(sequenceNum) === line);
  const usual = must(placard.items.find(({ isDefault }) => isDefault) ?? placard.items[0], 'size');
  app.send({
    type: 'product.opened',
    input: {
      cafeId: cafe.id,
      placardId: placard.placardId,
      name: placard.name,
      itemId: usual.itemId,
      customizationsId: placard.customizationsId,
      customizationsMax: order?.cafe.customizationsMaxAllowed ?? CUSTOMIZATIONS_MAX,
      line: item ? { ...lineFrom(item), sequenceNum: item.sequenceNum } : null,
    },
  });
  return placard;
}

export function ProductPage({ placard }: { readonly placard: MenuPlacard }) {
  const { app, call } = useRouteContext({ from: '__root__' });
  const actor = useScreen(app, (snapshot) => snapshot.children.product);
  const cafeId = useScreen(app, ({ context }) => (context.order ?? context.previous)?.cafe.id ?? '');
  const { data: menu } = useQuery(menuOf(call, cafeId));
  if (placard.isCombo) return <ComboView placard={placard} parts={placard.partIds.flatMap((id) => menu?.placards[id] ?? [])} />;
  return actor ? <Product actor={actor} placard={placard} cafeId={cafeId} /> : <PageLoading />;
}

interface ProductProps {
  readonly actor: ActorRefFrom<typeof productMachine>;
  readonly placard: MenuPlacard;
  readonly cafeId: string;
}

function Product({ actor, placard, cafeId }: ProductProps) {
  const screen = useScreen(actor, productScreen);
  const { app, call, clock } = useRouteContext({ from: '__root__' });
  const { order, previous } = useScreen(app, (snapshot) => snapshot.context);
  const { data: soldOutIds = [] } = useQuery(soldOutOf(call, cafeId));
  const { data: rulesets = [] } = useQuery(quantityRulesOf(call, cafeId));
  const now = cafeTimeAt(clock.now(), (order ?? previous)?.cafe.timeZone ?? 'UTC');
  const wanted = wantedBy(order, now);
  const soldOut = new Set(soldOutIds);
  const itemId = screen.kind === 'choosing' ? screen.itemId : '';
  return (
    <ProductView
      screen={screen}
      send={actor.send}
      placard={placard}
      unavailable={placardUnavailable(placard, wanted, soldOut)}
      soldOut={soldOut}
      quantityMax={quantityLimit(itemId, rulesets, dayOf(now), dayOf(wanted.at)) ?? QUANTITY_MAX}
    />
  );
}
