import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import { cardChange } from '#domain/product/card-change.ts';
import type { productMachine } from '#machines/product/product.machine.ts';
import { menuOf } from '#src/api/menu.ts';
import { optionsOf } from '#src/api/product.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';

/** Returns the card of an open product as the menu of its cafe has it now; its flow takes what another release has changed of it (MENU-13). */
export function useCardNow(actor: ActorRefFrom<typeof productMachine>, listed: MenuPlacard): MenuPlacard {
  const { call } = useRouteContext({ from: '__root__' });
  const cafeId = useScreen(actor, ({ context }) => context.cafeId);
  const isChoosing = useScreen(actor, (snapshot) => snapshot.matches('choosing'));
  const card = useQuery(menuOf(call, cafeId)).data?.placards[listed.placardId] ?? listed;
  const id = card.customizationsId;
  const { data: options } = useQuery({ ...optionsOf(call, cafeId, id ?? ''), enabled: id !== null });
  useEffect(() => {
    const { context: open } = actor.getSnapshot();
    const groups = id === null ? [] : options;
    if (!isChoosing || groups === undefined || open.placardId !== card.placardId) return;
    const change = cardChange(open, listed, card, groups);
    if (change !== null) actor.send({ type: 'card.changed', ...change });
  }, [actor, listed, card, id, options, isChoosing]);
  return card;
}
