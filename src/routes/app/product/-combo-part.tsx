import type { ActorRefFrom } from 'xstate';
import type { ComboPick } from '#domain/combo/picks.ts';
import { placardUnavailable, type MenuPlacard } from '#domain/menu/menu.ts';
import type { productMachine } from '#machines/product/product.machine.ts';
import { productScreen } from '#machines/product/product.screen.ts';
import type { ComboViewProps } from '#src/flows/combo/ComboView.tsx';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { ProductView } from '#src/flows/product/ProductView.tsx';
import { useAvoidance } from '../-menu/use-avoidance.ts';
import { useCardChange } from './-use-card-change.ts';
import { useCardNow } from './-use-card-now.ts';
import { useProductStock } from './-use-product-stock.ts';

export interface ComboPartProps extends Pick<ComboViewProps, 'wanted' | 'soldOut' | 'isPriced'> {
  readonly actor: ActorRefFrom<typeof productMachine>;
  readonly part: ComboPick;
  readonly comboName: string;
  /** The card of the part on the menu. */
  readonly listed: MenuPlacard;
}

/** One part of a combo, as a product without a size and a count of its own (COMBO-08). */
export function ComboPart({ actor, part, comboName, listed, wanted, soldOut: soldOutItems, isPriced }: ComboPartProps) {
  const screen = useScreen(actor, productScreen);
  const placard = useCardNow(actor, listed);
  useCardChange(actor, listed, placard);
  const soldOut = useProductStock(placard, wanted, soldOutItems);
  return (
    <ProductView
      {...{ screen, placard, wanted, soldOut, isPriced, send: actor.send }}
      avoided={useAvoidance().allergens}
      category={null}
      override={null}
      hasCart={false}
      unavailable={placardUnavailable(placard, wanted, soldOut)}
      room={{ max: 1, inCart: 0 }}
      partOf={{ name: comboName, difference: part.difference }}
    />
  );
}
