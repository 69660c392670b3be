import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { NO_CAFE } from '#domain/cafe/no-cafe.ts';
import { hiddenIds, noAvoidance } from '#domain/menu/allergens.ts';
import { menuOf } from '#src/api/menu.ts';
import { MenuSearchView } from '#src/pages/menu/MenuSearchView.tsx';
import { cafeIn } from '#domain/order/order.ts';
import { useAvoidance } from '../app/-menu/use-avoidance.ts';
import { useJudgement } from '../app/-menu/use-judgement.ts';
import { useMenuPrices } from '../app/-menu/use-menu-prices.tsx';
import { useAppContext } from './use-app-context.ts';
import { useOrder } from './use-order.ts';

/** What was searched last for each order or, before there is one, by each guest's app. */
const last = new WeakMap<object, string>();

/** The search of the menu of the cafe in hand, else of the chain's, with the words that it had before: the guest clears them, or sets up another order (OVERLAYS-14). */
export function MenuSearch() {
  const { app, call } = useAppContext();
  const of = useOrder(({ order }) => order) ?? app;
  const cafe = useOrder(cafeIn);
  const { data: menu = null, isError, refetch } = useQuery(menuOf(call, cafe?.id ?? NO_CAFE));
  const { wanted, soldOut } = useJudgement(cafe);
  const avoidance = useAvoidance();
  const hidden = useMemo(() => (menu && avoidance !== noAvoidance ? hiddenIds(menu, avoidance) : new Set<string>()), [menu, avoidance]);
  return (
    <MenuSearchView
      {...{ menu, wanted, soldOut, hidden }}
      priceOf={useMenuPrices()}
      onRetry={isError ? () => void refetch() : null}
      isPriced={cafe !== null}
      words={last.get(of) ?? ''}
      onSearch={(words) => last.set(of, words)}
    />
  );
}
