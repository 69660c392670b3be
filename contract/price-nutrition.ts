import * as v from 'valibot';
import { CartItemRequest } from './cart-item.ts';
import { endpoint } from './endpoint.ts';
import { Nutrient } from './menu-item.ts';
import { OrderContext } from './pricing.ts';
import { Id, Money } from './wire.ts';

/**
 * C-20 (PRODUCT-06): what one of an item comes to as it is chosen, with its parts where it is a combo. The quantity is not read. Without `cafeId`:
 * by the chain's list. With an order context: with its dynamic prices.
 */
export const priceNutrition = endpoint({
  name: 'menu.priceNutrition',
  method: 'post',
  path: '/menu/item/price/nutrition',
  access: 'public',
  query: v.looseObject({ cafeId: v.optional(Id) }),
  body: v.looseObject({ item: CartItemRequest, orderContext: v.optional(OrderContext) }),
  answer: v.looseObject({ price: Money, calories: v.number(), nutrients: v.array(Nutrient) }),
});
