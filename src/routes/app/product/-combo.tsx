import type { ActorRefFrom } from 'xstate';
import { NO_CAFE } from '#domain/cafe/no-cafe.ts';
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
import { usePartOptions } from './-use-part-options.ts';

interface ComboProps extends Pick<ComboViewProps, 'category' | 'hasCart' | 'placard' | 'menu'> {
  readonly actor: ActorRefFrom<typeof comboMachine>;
  /** Null: the combo is as the chain has it. */
  readonly cafe: OrderCafe | null;
}

export function Combo({ actor, menu, placard, cafe, ...top }: ComboProps) {
  const screen = useScreen(actor, comboScreen);
  const product = useScreen(actor, ({ children }) => children.product);
  const { itemId, editing } = useScreen(actor, ({ context }) => ({ itemId: context.itemId, editing: context.line?.sequenceNum ?? null }));
  const { wanted, soldOut } = useJudgement(cafe);
  const unavailable = cardUnavailable(menu, placard, wanted, soldOut);
  const shared = { menu, wanted, soldOut, isPriced: cafe !== null };
  return (
    <ComboView
      {...{ ...top, ...shared, screen, placard, unavailable }}
      send={actor.send}
      canChangeTime={isHelpedByTime(unavailable, wanted.destination)}
      quantityMax={useQuantityMax(cafe)(itemId, editing)}
      groupsOf={usePartOptions(cafe?.id ?? NO_CAFE, screen)}
      avoided={useAvoidance().allergens}
      part={screen.kind === 'part' && product && <ComboPart actor={product} part={screen.part} comboName={placard.name} {...shared} />}
    />
  );
}
