import { isUnderProp65 } from '#domain/product/prop-65.ts';
import { placardUnavailable } from '#domain/menu/menu.ts';
import { productScreen } from '#machines/product/product.screen.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { ProductView } from '#src/flows/product/ProductView.tsx';
import { useLineRoom } from '../-cart/line-room.ts';
import { useJudgement } from '../-menu/use-judgement.ts';
import { useAvoidance } from '../-menu/use-avoidance.ts';
import type { ProductProps } from './-product-props.ts';
import { useCardChange } from './-use-card-change.ts';
import { useCardNow } from './-use-card-now.ts';
import { useCoolFood } from './-use-cool-food.ts';
import { useFirstSize } from './-use-first-size.ts';
import { useMeal } from './-use-meal.tsx';
import { usePricedPlacard } from './-use-priced-placard.ts';
import { useProductStock } from './-use-product-stock.ts';
import { useSide } from './-use-side.ts';

export function Product({ actor, placard: listed, menu, cafe, ...more }: ProductProps) {
  const card = useCardNow(actor, listed);
  const { overrideOf, placard } = usePricedPlacard(actor, card);
  const screen = useScreen(actor, productScreen);
  const { wanted, soldOut: items, isStockKnown } = useJudgement(cafe);
  const soldOut = useProductStock(placard, wanted, items);
  const side = useSide({ menu, placard, wanted, soldOut });
  useCardChange(actor, listed, card, side.sidedNow);
  useFirstSize(actor, placard, { soldOut, isStockKnown });
  const editing = useScreen(actor, ({ context }) => context.line?.at?.sequenceNum ?? null);
  const room = useLineRoom(cafe)(screen.kind === 'choosing' ? screen.itemId : '', editing);
  const unavailable = placardUnavailable(placard, wanted, soldOut);
  const top = { ...more, isPriced: cafe !== null, hasProp65: isUnderProp65(cafe), avoided: useAvoidance().allergens };
  return (
    <ProductView
      {...{ ...top, screen, placard: useCoolFood(placard), unavailable, wanted, soldOut, room, partOf: null, send: actor.send }}
      override={screen.kind === 'choosing' ? overrideOf(screen.itemId) : null}
      {...side.propsOf({ screen, send: actor.send })}
      meal={useMeal({ screen, menu, placard, cafe, wanted, soldOut, send: actor.send })}
    />
  );
}
