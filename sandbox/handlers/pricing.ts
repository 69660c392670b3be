import { pricingOverrides } from '#contract/pricing.ts';
import { dollarsFrom } from '#domain/money/money.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import { servingCafe } from '../world/cafe/cafes.ts';
import { items } from '../world/menu/catalog.ts';
import { adjustedPrice, ruleIds } from '../world/menu/dynamic-prices.ts';
import { itemPrice } from '../world/menu/prices.ts';
import { ruledOrderOf } from '../world/menu/ruled-order.ts';
import { isCoffeeSubscriber } from '../world/people/subscriber.ts';
import type { World } from '../world/world.ts';
import { answering, refuse } from './answer.ts';

export function pricingHandlers(world: World) {
  const answer = answering(world);
  return [
    ...answer(pricingOverrides, ({ body, member }) => {
      const cafe = servingCafe(body.cafeId);
      if (cafe === null) return refuse(404, 'pricing.cafe.unknown');
      const ruled = ruledOrderOf(body, cafeTimeAt(world.clock.now(), cafe.timeZone));
      // What a context says of a member counts only for that member.
      const order = { ...ruled, isSubscriber: ruled.isSubscriber && isCoffeeSubscriber(member) };
      const changed = [...items.values()].flatMap((sold) => {
        const adjusted = adjustedPrice(sold, cafe.id, order);
        return adjusted ? [{ sold, ...adjusted }] : [];
      });
      return {
        items: changed.map(({ sold, cents, rules }) => ({
          itemId: sold.itemId,
          originalPrice: dollarsFrom(itemPrice(sold.cents, cafe.id)),
          adjPrice: dollarsFrom(cents),
          rulesApplied: rules.map(({ ruleId, name }) => ({ ruleId, name })),
        })),
        pkid: changed.length > 0 ? world.newId() : null,
        rulesEvaluated: [...ruleIds],
        subscriptionItems: changed
          .filter(({ rules }) => rules.some(({ ruleId }) => ruleId === 'coffee-subscriber'))
          .map(({ sold }) => sold.itemId),
      };
    }),
  ];
}
