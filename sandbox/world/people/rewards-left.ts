import type { Reward } from '#contract/loyalty.ts';
import type { World } from '../world.ts';
import type { Person } from './person.ts';

/** The rewards of a member that no order has used up, with how often each can still be used. An order that was given up gives its own back. */
export function rewardsLeft(world: World, { customerId, rewards }: Person): readonly Reward[] {
  const used = world.orders
    .all()
    .filter((order) => order.customerId === customerId && order.canceledAt === null)
    .flatMap(({ cartId }) => world.carts.get(cartId)?.discountCodes ?? []);
  return rewards.flatMap((reward) => {
    const quantity = reward.quantity - used.filter((code) => code === reward.discCode).length;
    return quantity > 0 ? { ...reward, quantity } : [];
  });
}
