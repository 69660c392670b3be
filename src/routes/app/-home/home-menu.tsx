import { useQuery } from '@tanstack/react-query';
import { NO_CAFE } from '#domain/cafe/no-cafe.ts';
import { seasonOf, shelfOf } from '#domain/home/season.ts';
import { menuOf } from '#src/api/menu.ts';
import { MenuShelf } from '#src/pages/home/MenuShelf.tsx';
import { useInSlices } from '#src/flows/kit/useInSlices.ts';
import { MenuWaiting } from '#src/pages/home/MenuWaiting.tsx';
import { useAppContext } from '../../-shell/use-app-context.ts';
import { useOrder } from '../../-shell/use-order.ts';
import { cafeIn } from '#domain/order/order.ts';
import { useJudgement } from '../-menu/use-judgement.ts';
import { HomeSeason } from './home-season.tsx';

const MOST_TILES = 12;

/** Season and shelf: of the cafe of the last order, else of the chain (CAFE-15). Without a menu the page does without them. */
export function HomeMenu() {
  const { call } = useAppContext();
  const cafe = useOrder(cafeIn);
  const { data: menu, isError, refetch } = useQuery(menuOf(call, cafe?.id ?? NO_CAFE));
  const judgement = useJudgement(cafe);
  const isDrawn = useInSlices(menu !== undefined);
  // A menu at hand stays, whatever became of asking for it anew.
  if (!isDrawn || menu === undefined) return isError ? null : <MenuWaiting onRetry={() => void refetch()} />;
  const season = seasonOf(menu, judgement.wanted, judgement.soldOut);
  return (
    <>
      {season && <HomeSeason {...{ cafe, menu, season, judgement }} />}
      <MenuShelf tiles={shelfOf(menu, MOST_TILES, season)} />
    </>
  );
}
