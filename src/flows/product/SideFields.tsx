import type { LineChild } from '#domain/cart/line.ts';
import type { Wanted } from '#domain/menu/availability.ts';
import { sideLine, type SideChoice } from '#domain/product/side.ts';
import type { ProductEvent } from '#machines/product/product.types.ts';
import { partPrice } from '#src/flows/kit/price-difference.ts';
import { unavailableWords } from '#src/flows/kit/unavailable-words.ts';
import { pictureOf } from '#src/pictures/pictures.ts';
import { text } from '#src/text/text.ts';
import { RadioRows } from '#src/ui/RadioRows.tsx';
import { Thumbnail } from '#src/ui/Thumbnail.tsx';

interface SideFieldsProps {
  /** Name of the place on the menu. */
  readonly legend: string;
  readonly sides: readonly SideChoice[];
  /** Null: it has none. */
  readonly side: LineChild | null;
  readonly wanted: Wanted;
  readonly send: (event: Extract<ProductEvent, { type: 'side.chosen' }>) => void;
}

/** The side of a product: what it adds to the price, and why one cannot be had (PRODUCT-01, AVAIL-10). */
export const SideFields = ({ legend, sides, side, wanted, send }: SideFieldsProps) => (
  <RadioRows
    legend={legend}
    variant="framed"
    value={side?.itemId ?? null}
    onChange={(itemId) => {
      const chosen = sides.find(({ item }) => item.itemId === itemId);
      if (chosen) send({ type: 'side.chosen', side: sideLine(chosen) });
    }}
    options={sides.map(({ placard, item, difference, reason }) => ({
      value: item.itemId,
      label: placard.name,
      meta: reason === null ? text('menu.calories', { count: item.calories }) : unavailableWords(reason, placard, wanted),
      end: partPrice(difference),
      picture: <Thumbnail src={pictureOf(placard.imgKey)} size="small" isDimmed={reason !== null} />,
      isDisabled: reason !== null,
    }))}
  />
);
