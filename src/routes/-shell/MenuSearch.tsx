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

/** The search of the menu of the cafe in hand, else of the chain's (OVERLAYS-14). */
export function MenuSearch() {
  const { call } = useAppContext();
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
    />
  );
}
