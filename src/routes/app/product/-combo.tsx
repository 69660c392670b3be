import type { ActorRefFrom } from 'xstate';
import { cardUnavailable } from '#domain/combo/choices.ts';
import { isHelpedByTime } from '#domain/menu/availability.ts';
import type { OrderCafe } from '#domain/order/order.ts';
import type { comboMachine } from '#machines/combo/combo.machine.ts';
import { comboScreen } from '#machines/combo/combo.screen.ts';
import { ComboView, type ComboViewProps } from '#src/flows/combo/ComboView.tsx';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { useQuantityMax } from '../-quantity-max.ts';
import { useAvoidance } from '../-use-avoidance.ts';
import { useJudgement } from '../-use-judgement.ts';
import { ComboPart } from './-combo-part.tsx';
import { usePricedPlacard } from './-use-priced-placard.ts';
import { usePartOptions } from './-use-part-options.ts';

interface ComboProps extends Pick<ComboViewProps, 'category' | 'hasCart' | 'placard' | 'menu'> {
  readonly actor: ActorRefFrom<typeof comboMachine>;
  readonly cafe: OrderCafe | null;
}

export function Combo({ actor, menu, placard: listed, cafe, ...top }: ComboProps) {
  const { placard } = usePricedPlacard(actor, listed);
  const screen = useScreen(actor, comboScreen);
  const { children, context } = useScreen(actor, (snapshot) => snapshot);
  const { product } = children;
  const shared = { ...useJudgement(cafe), menu, isPriced: cafe !== null };
  const unavailable = cardUnavailable(menu, placard, shared.wanted, shared.soldOut);
  return (
    <ComboView
      {...{ ...top, ...shared, screen, placard, unavailable }}
      send={actor.send}
      canChangeTime={isHelpedByTime(unavailable, shared.wanted.destination)}
      quantityMax={useQuantityMax(cafe)(context.itemId, context.line?.sequenceNum ?? null)}
      groupsOf={usePartOptions(cafe, screen)}
      avoided={useAvoidance().allergens}
      part={screen.kind === 'part' && product && <ComboPart actor={product} part={screen.part} comboName={placard.name} {...shared} />}
    />
  );
}
