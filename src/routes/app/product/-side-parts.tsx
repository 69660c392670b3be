import { cardUnavailable } from '#domain/combo/choices.ts';
import { goneBy } from '#domain/combo/gone-by.ts';
import { sidedNow, sidesOf } from '#domain/product/side.ts';
import { SideFields } from '#src/flows/product/SideFields.tsx';
import type { SideParts } from './-use-side.ts';

/** Of a product that comes with a side: what is chosen, and the choice of it (PRODUCT-01). */
export const sideParts: SideParts = {
  sidedNow: (open, { menu, placard, wanted, soldOut }) => sidedNow(open, sidesOf(menu, placard, wanted, soldOut)),
  propsOf({ screen, send, menu, placard, wanted, soldOut }) {
    if (screen.kind !== 'choosing') return {};
    const sides = sidesOf(menu, placard, wanted, soldOut);
    const side = sides.find(({ item }) => item.itemId === screen.side?.itemId) ?? null;
    return {
      // Where all of them are gone it is gone too (AVAIL-08, AVAIL-10).
      unavailable: cardUnavailable(menu, placard, wanted, soldOut),
      side,
      goneBy: goneBy(menu, placard, wanted, soldOut),
      isSideGone: screen.side !== null && side?.reason !== null,
      sideFields: sides.length > 0 && (
        <SideFields legend={placard.places.find(({ isSide }) => isSide)?.name ?? ''} side={screen.side} {...{ sides, wanted, send }} />
      ),
    };
  },
};
