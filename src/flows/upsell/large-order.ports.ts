import { fromPromise } from 'xstate';
import { kitchenAmount } from '#domain/cart/sums.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import type { FindTimesInput, FindTimesResult } from '#machines/upsell/upsell.types.ts';
import { cartById } from '#src/api/cart.ts';
import { timesForAmount, type LargeOrderDependencies } from '#src/flows/kit/large-order-times.ports.ts';

interface Dependencies extends LargeOrderDependencies {
  readonly order: () => SetUpOrder | null;
}

export const largeOrderPorts = ({ order: orderInHand, ...dependencies }: Dependencies) => ({
  findTimes: fromPromise<FindTimesResult, FindTimesInput>(async ({ input: { cartId } }) => {
    const order = orderInHand();
    if (order === null) return { kind: 'enough' };
    const { call, queryClient } = dependencies;
    const amount = kitchenAmount(await queryClient.ensureQueryData(cartById(call, cartId)));
    const needed = await timesForAmount(order, amount, dependencies);
    return needed.kind === 'longer' && needed.large !== null ? { kind: 'longer', order, large: needed.large } : { kind: 'enough' };
  }),
});
