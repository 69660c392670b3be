import { fromPromise } from 'xstate';
import { kitchenAmount } from '#domain/cart/sums.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { isSameOrder } from '#domain/order/same-order.ts';
import { isStillOffered } from '#domain/slots/large-order.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import type { CheckTimeInput, CheckTimeResult, FindTimesInput, FindTimesResult } from '#machines/upsell/upsell.types.ts';
import { cartById } from '#src/api/cart.ts';
import { timesForAmount, type LargeOrderDependencies } from '#src/api/large-order-times.ts';

interface Dependencies extends LargeOrderDependencies {
  readonly order: () => SetUpOrder | null;
}

export const largeOrderPorts = ({ order: orderInHand, ...dependencies }: Dependencies) => ({
  findTimes: fromPromise<FindTimesResult, FindTimesInput>(({ input: { cartId } }) => timesOf(cartId, orderInHand, dependencies)),
  checkTime: fromPromise<CheckTimeResult, CheckTimeInput>(({ input: { order, large, at } }) => {
    const { timeZone } = order.cafe;
    const isKept = isStillOffered(at, large, cafeTimeAt(dependencies.clock.now(), timeZone), timeZone);
    return Promise.resolve({ kind: isKept ? 'kept' : 'passed' });
  }),
});

/** The times of the order that is in hand once they have come. */
async function timesOf(cartId: string, orderInHand: Dependencies['order'], dependencies: LargeOrderDependencies): Promise<FindTimesResult> {
  const order = orderInHand();
  if (order === null) return { kind: 'enough' };
  const { call, queryClient } = dependencies;
  const amount = kitchenAmount(await queryClient.ensureQueryData(cartById(call, cartId)));
  const needed = await timesForAmount(order, amount, dependencies);
  const now = orderInHand();
  if (now !== null && !isSameOrder(now, order)) return timesOf(cartId, orderInHand, dependencies);
  return needed.kind === 'longer' && needed.large !== null ? { kind: 'longer', order, large: needed.large } : { kind: 'enough' };
}
