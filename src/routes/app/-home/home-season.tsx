import { cardUnavailable } from '#domain/combo/choices.ts';
import type { Season } from '#domain/home/season.ts';
import type { Menu, MenuPlacard } from '#domain/menu/menu.ts';
import type { OrderCafe } from '#domain/order/order.ts';
import { storedAvoidance } from '#src/flows/allergens/avoidance-key.ts';
import { SeasonView } from '#src/pages/home/SeasonView.tsx';
import { useAppContext } from '../../-shell/use-app-context.ts';
import { useFeatures } from '../../-shell/use-features.ts';
import type { useJudgement } from '../-menu/use-judgement.ts';
import { useMenuPrices } from '../-menu/use-menu-prices.tsx';
import { useQuickAdd } from '../-menu/use-quick-add.ts';
import { FittingSeason } from './home-lazy.tsx';

interface HomeSeasonProps {
  /** Null: the menu is the chain's. */
  readonly cafe: OrderCafe | null;
  readonly menu: Menu;
  readonly season: Season;
  readonly judgement: ReturnType<typeof useJudgement>;
}

/** The season, with what adds of it by one press. */
export function HomeSeason({ cafe, menu, season, judgement: { wanted, soldOut } }: HomeSeasonProps) {
  const context = useAppContext();
  // Nothing that is avoided shows before it is known.
  const Shown = useFeatures().allergenFilter && storedAvoidance(context) !== null ? FittingSeason : SeasonView;
  const canAdd = (placard: MenuPlacard) => !placard.isCombo && cardUnavailable(menu, placard, wanted, soldOut) === null;
  const given = { priceOf: useMenuPrices(), onAdd: useQuickAdd(cafe, soldOut), isPriced: cafe !== null };
  return <Shown {...{ menu, season, canAdd, ...given }} />;
}
