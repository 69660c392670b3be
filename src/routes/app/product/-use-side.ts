import { useCallback } from 'react';
import type { Sided } from '#domain/product/card-change.ts';
import type { Menu } from '#domain/menu/menu.ts';
import type { ProductViewProps } from '#src/flows/product/ProductView.tsx';
import { sideCode } from './-lazy-views.ts';

interface Known extends Pick<ProductViewProps, 'placard' | 'wanted' | 'soldOut'> {
  readonly menu: Menu;
}
type Shown = Pick<ProductViewProps, 'screen' | 'send'>;
type SideProps = Partial<Pick<ProductViewProps, 'unavailable' | 'side' | 'isSideGone' | 'goneBy' | 'sideFields'>>;

export interface SideParts {
  /** Returns what an open product comes with where its card has a side now (MENU-13). */
  readonly sidedNow: (open: Sided, known: Known) => Sided;
  /** Returns what the view of a product says because of its side. */
  readonly propsOf: (known: Known & Shown) => SideProps;
}

const withoutSide: Sided = { hasSide: false, side: null };

/** Returns what tells of the side of a product as its card has it now; of one that has a side, nothing (null) until the menu and the code of it are there. */
export function useSide({ menu, placard, wanted, soldOut }: Omit<Known, 'menu'> & { readonly menu: Menu | null }) {
  const hasSide = placard.places.length > 0;
  const parts = sideCode.useCode(hasSide);
  const sidedNow = useCallback(
    (open: Sided): Sided | null => (hasSide ? menu && parts && parts.sidedNow(open, { menu, placard, wanted, soldOut }) : withoutSide),
    [hasSide, menu, parts, placard, wanted, soldOut],
  );
  const propsOf = (shown: Shown) => menu && parts?.propsOf({ ...shown, menu, placard, wanted, soldOut });
  return { sidedNow, propsOf };
}
