import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import type { Sided } from '#domain/product/card-change.ts';
import type { productMachine } from '#machines/product/product.machine.ts';
import { optionsOf } from '#src/api/product.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { cardChangeCode } from './-lazy-views.ts';

type Product = ActorRefFrom<typeof productMachine>;
type SidedNow = (open: Sided) => Sided | null;
const asItIs: SidedNow = ({ hasSide, side }) => ({ hasSide, side });

/**
 * The flow of a product takes what another release of the menu has changed of its card and of its choices (MENU-13). `sidedNow`: returns what it comes
 * with now, the side itself where nothing of it changes; null: that is not known yet. The same function while nothing changes. Default: what it has.
 */
export function useCardChange(actor: Product, listed: MenuPlacard, card: MenuPlacard, sidedNow: SidedNow = asItIs): void {
  const { call } = useRouteContext({ from: '__root__' });
  const cafeId = useScreen(actor, ({ context }) => context.cafeId);
  const isChoosing = useScreen(actor, (snapshot) => snapshot.matches('choosing'));
  const id = card.customizationsId;
  const { data: options } = useQuery({ ...optionsOf(call, cafeId, id ?? ''), enabled: id !== null });
  // What a reload restores may be of an earlier release.
  const isNew = useScreen(
    actor,
    ({ context }) => card !== listed || options !== context.groups || (sidedNow(context) ?? context).side !== context.side,
  );
  const cardChange = cardChangeCode.useCode(isChoosing && isNew);
  useEffect(() => {
    const { context: open } = actor.getSnapshot();
    const groups = id === null ? [] : options;
    if (groups === undefined || open.placardId !== card.placardId) return;
    const sided = sidedNow(open);
    const change = sided && cardChange && cardChange(open, listed, card, groups, sided);
    if (change) actor.send({ type: 'card.changed', ...change });
  }, [actor, listed, card, id, options, cardChange, sidedNow]);
}
