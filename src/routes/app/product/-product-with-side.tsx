import { cardUnavailable } from '#domain/combo/choices.ts';
import { goneBy } from '#domain/combo/gone-by.ts';
import { sidesOf } from '#domain/product/side.ts';
import { SideFields } from '#src/flows/product/SideFields.tsx';
import { Product } from './-product.tsx';
import type { ProductProps, SideProps } from './-product-props.ts';

/** A product that comes with a side: what is chosen, and the choice of it (PRODUCT-01). */
const sideProps: SideProps = ({ screen, menu, placard, wanted, soldOut, send }) => {
  if (screen.kind !== 'choosing' || menu === null) return {};
  const sides = sidesOf(menu, placard, wanted, soldOut);
  const side = sides.find(({ item }) => item.itemId === screen.side?.itemId) ?? null;
  // Where all of them are gone it is gone too (AVAIL-08, AVAIL-10).
  const unavailable = cardUnavailable(menu, placard, wanted, soldOut);
  return {
    unavailable,
    side,
    goneBy: goneBy(menu, placard, wanted, soldOut),
    isSideGone: screen.side !== null && side?.reason !== null,
    sideFields: sides.length > 0 && (
      <SideFields legend={placard.places.find(({ isSide }) => isSide)?.name ?? ''} side={screen.side} {...{ sides, wanted, send }} />
    ),
  };
};

/** The same page with a side to choose. */
export const ProductWithSide = (props: Omit<ProductProps, 'sideProps'>) => <Product {...props} sideProps={sideProps} />;
