import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { NO_CAFE } from '#domain/cafe/no-cafe.ts';
import { idsIn, seasonOf, shelfOf } from '#domain/home/season.ts';
import { menuOf } from '#src/api/menu.ts';
import { MenuShelf } from '#src/pages/home/MenuShelf.tsx';
import { MenuWaiting } from '#src/pages/home/MenuWaiting.tsx';
import { SeasonView } from '#src/pages/home/SeasonView.tsx';
import { useOrder } from '../../-shell/use-order.ts';
import { cafeIn } from '#domain/order/order.ts';
import { useJudgement } from '../-menu/use-judgement.ts';
import { useMenuPrices } from '../-menu/use-menu-prices.tsx';

const MOST_TILES = 12;

/** Season and shelf: of the cafe of the last order, else of the chain (CAFE-15). Without a menu the page does without them. */
export function HomeMenu() {
  const { call } = useRouteContext({ from: '__root__' });
  const cafe = useOrder(cafeIn);
  const { data: menu, isError, refetch } = useQuery(menuOf(call, cafe?.id ?? NO_CAFE));
  const { wanted, soldOut } = useJudgement(cafe);
  const priceOf = useMenuPrices();
  if (isError) return null;
  if (menu === undefined) return <MenuWaiting onRetry={() => void refetch()} />;
  const season = seasonOf(menu, wanted, soldOut);
  return (
    <>
      {season && <SeasonView {...{ season, priceOf }} isPriced={cafe !== null} />}
      <MenuShelf tiles={shelfOf(menu, MOST_TILES, idsIn(season))} />
    </>
  );
}
