import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import type { productMachine } from '#machines/product/product.machine.ts';
import { menuOf } from '#src/api/menu.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';

/** Returns the card of an open product as the menu of its cafe has it now (MENU-13). One that is now a combo is shown as it was. */
export function useCardNow(actor: ActorRefFrom<typeof productMachine>, listed: MenuPlacard): MenuPlacard {
  const { call } = useRouteContext({ from: '__root__' });
  const cafeId = useScreen(actor, ({ context }) => context.cafeId);
  const found = useQuery(menuOf(call, cafeId)).data?.placards[listed.placardId];
  return found && !found.isCombo ? found : listed;
}
