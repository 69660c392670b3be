import { useQuery } from '@tanstack/react-query';
import { NO_CAFE } from '#domain/cafe/no-cafe.ts';
import { seasonOf, shelfOf } from '#domain/home/season.ts';
import { menuOf } from '#src/api/menu.ts';
import { MenuShelf } from '#src/pages/home/MenuShelf.tsx';
import { storedAvoidance } from '#src/flows/allergens/avoidance-key.ts';
import { useInSlices } from '#src/flows/kit/useInSlices.ts';
import { MenuWaiting } from '#src/pages/home/MenuWaiting.tsx';
import { SeasonView } from '#src/pages/home/SeasonView.tsx';
import { useAppContext } from '../../-shell/use-app-context.ts';
import { useFeatures } from '../../-shell/use-features.ts';
import { useOrder } from '../../-shell/use-order.ts';
import { cafeIn } from '#domain/order/order.ts';
import { useMenuPrices } from '../-menu/use-menu-prices.tsx';
import { FittingSeason } from './home-lazy.tsx';
import { useHomeMenuAdds } from './home-menu-adds.ts';

const MOST_TILES = 12;

/** Season and shelf: of the cafe of the last order, else of the chain (CAFE-15). Without a menu the page does without them. */
export function HomeMenu() {
  const context = useAppContext();
  // Nothing that is avoided shows before it is known.
  const Season = useFeatures().allergenFilter && storedAvoidance(context) !== null ? FittingSeason : SeasonView;
  const cafe = useOrder(cafeIn);
  const { data: menu, isError, refetch } = useQuery(menuOf(context.call, cafe?.id ?? NO_CAFE));
  const { wanted, soldOut, ...adds } = useHomeMenuAdds(cafe, menu);
  const priceOf = useMenuPrices();
  const isDrawn = useInSlices(menu !== undefined);
  // A menu at hand stays, whatever became of asking for it anew.
  if (!isDrawn || menu === undefined) return isError ? null : <MenuWaiting onRetry={() => void refetch()} />;
  const season = seasonOf(menu, wanted, soldOut);
  return (
    <>
      {season && <Season {...{ menu, season, priceOf, ...adds }} isPriced={cafe !== null} />}
      <MenuShelf tiles={shelfOf(menu, MOST_TILES, season)} />
    </>
  );
}
