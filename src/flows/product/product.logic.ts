import version from 'virtual:flow-version/product';
import { lineKey } from '#domain/cart/line-key.ts';
import { itemPriceMachine } from '#machines/item-price/item-price.machine.ts';
import { productMachine } from '#machines/product/product.machine.ts';
import type { ProductInput } from '#machines/product/product.types.ts';
import type { HandlersOf } from '#src/app/effects.ts';
import { addChosenLine, showLimit, showUnlisted, startMeal } from './product.effects.ts';
import { rememberMealDeclined, wasMealDeclined } from './meal-record.ts';
import { productPorts } from './product.ports.ts';
import { itemPricePorts } from '#src/flows/item-price/item-price.ports.ts';
import type { Services } from '#src/app/services.ts';
import { persist } from '#src/app/persist.ts';
import { insideProduct, ProductContextSchema } from './product.context.ts';

/** Equal for the same line of a cart as it was: the number alone is another line's in another cart. */
const editedKey = (line: ProductInput['line']) =>
  line && JSON.stringify([line.at?.cartId, line.at?.sequenceNum, line.quantity, lineKey({ ...line, children: line.children ?? [] })]);

/** The machines with their ports, by themselves or in a combo. */
export const productLogic = (services: Services) =>
  productMachine.provide({
    actors: {
      ...productPorts({ ...services, hasDeclinedMeal: () => wasMealDeclined(services.tabStorage) }),
      itemPrice: itemPriceMachine.provide({ actors: itemPricePorts(services) }),
    },
  });

/** The flow as a page of its own. */
export const createLogic = (services: Services) =>
  persist(
    productLogic(services),
    {
      version,
      context: ProductContextSchema,
      inside: insideProduct,
      matches: (context, input) =>
        context.placardId === input.placardId && context.cafeId === input.cafeId && editedKey(context.line) === editedKey(input.line),
    },
    services,
  );

export const on: HandlersOf<typeof productMachine> = {
  'limit.reached': showLimit,
  'allergens.missed': showUnlisted,
  'meal.requested': startMeal,
  'meal.declined': (_, { tabStorage }) => rememberMealDeclined(tabStorage),
};
export const onEnd = addChosenLine;
