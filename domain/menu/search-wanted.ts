import { cardUnavailable, usualChoice } from '../combo/choices.ts';
import type { Wanted } from './availability.ts';
import { placardsOf, type Menu, type MenuPlacard } from './menu.ts';
import { searchMenu, type FoundPlacards } from './search.ts';

interface Judged {
  readonly wanted: Wanted;
  readonly soldOut: ReadonlySet<string>;
  readonly gone: ReadonlySet<MenuPlacard>;
}

/** By their menu: one letter more asks for what is judged already. */
const judged = new WeakMap<Menu, Judged>();

/**
 * Searches a menu for an order: by the sides that products come with then, and with what can be had as wanted before what cannot, where they are equally
 * close (OVERLAYS-14, MENU-16). `soldOut`: ids of items.
 */
export function searchAsWanted(menu: Menu, typed: string, wanted: Wanted, soldOut: ReadonlySet<string>): FoundPlacards {
  const gone = goneIn(menu, wanted, soldOut);
  return searchMenu(menu, typed, {
    sideOf: ({ places: [side] }) => side && usualChoice(menu, side, wanted, soldOut),
    isThere: (placard) => !gone.has(placard),
  });
}

function goneIn(menu: Menu, wanted: Wanted, soldOut: ReadonlySet<string>): ReadonlySet<MenuPlacard> {
  const known = judged.get(menu);
  const isKnown = known?.soldOut === soldOut && known.wanted.at === wanted.at && known.wanted.destination === wanted.destination;
  if (isKnown) return known.gone;
  const gone = new Set(placardsOf(menu).filter((placard) => cardUnavailable(menu, placard, wanted, soldOut) !== null));
  judged.set(menu, { wanted, soldOut, gone });
  return gone;
}
