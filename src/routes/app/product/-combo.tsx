import type { ActorRefFrom } from 'xstate';
import { cardUnavailable } from '#domain/combo/choices.ts';
import type { OrderCafe } from '#domain/order/order.ts';
import type { comboMachine } from '#machines/combo/combo.machine.ts';
import { comboScreen } from '#machines/combo/combo.screen.ts';
import { ComboView, type ComboViewProps } from '#src/flows/combo/ComboView.tsx';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { useLineRoom } from '../-cart/line-room.ts';
import { useAvoidance } from '../-menu/use-avoidance.ts';
import { useJudgement } from '../-menu/use-judgement.ts';
import { OpenPart } from './-open-part.tsx';
import { useComboCardNow } from './-use-combo-card-now.ts';
import { usePricedPlacard } from './-use-priced-placard.ts';
import { useParts } from './-use-parts.ts';

interface ComboProps extends Pick<ComboViewProps, 'category' | 'hasCart' | 'placard' | 'menu'> {
  readonly actor: ActorRefFrom<typeof comboMachine>;
  readonly cafe: OrderCafe | null;
  /** The order is at another cafe by now than the one that it was read for. */
  readonly isMoved: boolean;
}

export function Combo({ actor, menu, placard: listed, cafe, ...top }: ComboProps) {
  const { overrideOf, placard } = usePricedPlacard(actor, useComboCardNow(actor, menu, listed));
  const screen = useScreen(actor, comboScreen);
  const { children, context } = useScreen(actor, (snapshot) => snapshot);
  const { product } = children;
  const shared = { ...useJudgement(cafe), menu, isPriced: cafe !== null, isMoved: top.isMoved };
  const unavailable = cardUnavailable(menu, placard, shared.wanted, shared.soldOut);
  return (
    <ComboView
      {...{ ...top, ...shared, screen, placard, unavailable, send: actor.send }}
      override={overrideOf(context.itemId)}
      room={useLineRoom(cafe)(context.itemId, context.line?.sequenceNum ?? null)}
      {...useParts(cafe, screen, shared)}
      avoided={useAvoidance().allergens}
      part={screen.kind === 'part' && product && <OpenPart actor={product} part={screen.part} comboName={placard.name} {...shared} />}
    />
  );
}
