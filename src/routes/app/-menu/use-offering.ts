import type { Offering } from '#domain/menu/offering.ts';
import type { OrderCafe } from '#domain/order/order.ts';
import { useLineRoom } from '../-cart/line-room.ts';
import { useAvoidance } from './use-avoidance.ts';
import { useJudgement } from './use-judgement.ts';

/** What decides what a shelf offers: the order in hand, the stock of its cafe, its limits, and what the guest avoids. */
export function useOffering(cafe: OrderCafe): Offering {
  const room = useLineRoom(cafe);
  return { ...useJudgement(cafe), avoidance: useAvoidance(), hasRoom: (itemId) => room(itemId, null).max > 0 };
}
