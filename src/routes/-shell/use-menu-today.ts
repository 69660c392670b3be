import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { NO_CAFE } from '#domain/cafe/no-cafe.ts';
import { menuShare, type MenuShare, type PastOrder } from '#domain/order/past-order.ts';
import { menuOf } from '#src/api/menu.ts';
import { cafeIn } from '#domain/order/order.ts';
import { useJudgement } from '../app/-menu/use-judgement.ts';
import { useOrder } from './use-order.ts';

/**
 * Returns what the menu of the cafe in hand says of orders of before, once it is known: the picture key of an item by its name, and how much of
 * an order can be had of it, as the order in hand wants it.
 */
export function useMenuToday() {
  const { call } = useRouteContext({ from: '__root__' });
  const cafe = useOrder(cafeIn);
  const judgement = useJudgement(cafe);
  const { data: menu } = useQuery(menuOf(call, cafe?.id ?? NO_CAFE));
  const keys = new Map(Object.values(menu?.placards ?? {}).map(({ name, imgKey }) => [name, imgKey]));
  return {
    keyFor: (name: string): string | null => keys.get(name) ?? null,
    shareOf: (order: PastOrder): MenuShare | null => (menu ? menuShare(order, menu, judgement) : null),
  };
}
