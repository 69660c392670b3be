import { usualItem, type MenuPlacard } from '../menu/menu.ts';
import { must } from '../must.ts';
import { isSameValue } from '../same-value.ts';
import type { ComboPick, ComboPicks } from './picks.ts';
import { comboPlacesOf } from './places.ts';

/** A combo as its page has it open. */
interface OpenCombo {
  readonly name: string;
  readonly itemId: string;
  readonly hasSide: boolean;
  readonly picks: ComboPicks;
}

/**
 * Returns what another release of the menu changes of a combo that is open; null: nothing (MENU-13). What is on the tray adds to its price what the
 * menu says now; a part that its place no longer takes stays, to be said as gone (AVAIL-08), and a side goes with its place. A card that is
 * now something else than a combo changes nothing.
 */
export function comboChange({ name, itemId, hasSide, picks }: OpenCombo, card: MenuPlacard): OpenCombo | null {
  const places = comboPlacesOf(card);
  if (places === null) return null;
  const priced = (place: keyof ComboPicks, pick: ComboPick | null) => {
    const option = places[place]?.options.find((each) => each.itemId === pick?.itemId);
    return pick && { ...pick, difference: option?.difference ?? pick.difference };
  };
  const next: OpenCombo = {
    name: card.name,
    itemId: card.items.some((item) => item.itemId === itemId) ? itemId : must(usualItem(card.items), 'size').itemId,
    hasSide: places.side !== null,
    picks: {
      pick1: priced('pick1', picks.pick1),
      pick2: priced('pick2', picks.pick2),
      side: places.side === null ? null : priced('side', picks.side),
    },
  };
  return isSameValue(next, { name, itemId, hasSide, picks }) ? null : next;
}
