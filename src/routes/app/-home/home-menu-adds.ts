import { cardUnavailable } from '#domain/combo/choices.ts';
import type { Menu, MenuPlacard } from '#domain/menu/menu.ts';
import type { OrderCafe } from '#domain/order/order.ts';
import { useJudgement } from '../-menu/use-judgement.ts';
import { useQuickAdd } from '../-menu/use-quick-add.ts';

/** What the menu of the home page is judged by, and what adds from it. */
export function useHomeMenuAdds(cafe: OrderCafe | null, menu: Menu | undefined) {
  const { wanted, soldOut } = useJudgement(cafe);
  const canAdd = (placard: MenuPlacard) =>
    menu !== undefined && !placard.isCombo && cardUnavailable(menu, placard, wanted, soldOut) === null;
  return { wanted, soldOut, canAdd, onAdd: useQuickAdd(cafe, soldOut) };
}
