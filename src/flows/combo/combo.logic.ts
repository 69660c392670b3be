import version from 'virtual:flow-version/combo';
import { lineKey } from '#domain/cart/line-key.ts';
import { comboLine } from '#domain/combo/picks.ts';
import { itemPriceMachine } from '#machines/item-price/item-price.machine.ts';
import { comboMachine } from '#machines/combo/combo.machine.ts';
import type { ComboInput } from '#machines/combo/combo.types.ts';
import { itemPricePorts } from '#src/flows/item-price/item-price.ports.ts';
import { addChosenLine, showLimit } from '#src/flows/product/product.effects.ts';
import { productLogic } from '#src/flows/product/product.logic.ts';
import type { Services } from '#src/app/services.ts';
import { persist } from '#src/app/persist.ts';
import { ComboContextSchema, insideCombo } from './combo.context.ts';

/** Equal for the same line of a cart as it was: the number alone is another line's in another cart. */
const editedKey = ({ line, ...combo }: ComboInput) =>
  line && JSON.stringify([line.sequenceNum, line.quantity, lineKey(comboLine({ ...combo, ...line }))]);

/** The machines with their ports. */
export function createLogic(services: Services) {
  const product = productLogic(services);
  return persist(
    comboMachine.provide({ actors: { product, itemPrice: itemPriceMachine.provide({ actors: itemPricePorts(services) }) } }),
    {
      version,
      context: ComboContextSchema,
      inside: insideCombo,
      matches: (context, input) =>
        context.placardId === input.placardId && context.cafeId === input.cafeId && editedKey(context) === editedKey(input),
    },
    services,
  );
}

export const on = {};
export const inside = { product: { 'limit.reached': showLimit } };
export const onEnd = addChosenLine;
