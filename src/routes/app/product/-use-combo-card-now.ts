import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { comboChange } from '#domain/combo/card-change.ts';
import { comboPlacesOf } from '#domain/combo/places.ts';
import type { Menu, MenuPlacard } from '#domain/menu/menu.ts';
import type { comboMachine } from '#machines/combo/combo.machine.ts';

/**
 * Returns the card of an open combo as the menu of its cafe has it now; its flow takes what another release has changed of it (MENU-13). A card that is
 * now something else than a combo is shown as it was.
 */
export function useComboCardNow(actor: ActorRefFrom<typeof comboMachine>, menu: Menu, listed: MenuPlacard): MenuPlacard {
  const found = menu.placards[listed.placardId];
  const card = found && comboPlacesOf(found) !== null ? found : listed;
  useEffect(() => {
    const { context: open } = actor.getSnapshot();
    if (open.placardId === card.placardId && comboChange(open, card) !== null) actor.send({ type: 'card.changed', card });
  }, [actor, card]);
  return card;
}
