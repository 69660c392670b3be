import version from 'virtual:flow-version/combo';
import { lineKey } from '#domain/cart/line-key.ts';
import { comboLine } from '#domain/combo/picks.ts';
import { itemPriceMachine } from '#machines/item-price/item-price.machine.ts';
import { comboMachine } from '#machines/combo/combo.machine.ts';
import type { ComboInput } from '#machines/combo/combo.types.ts';
import { itemPricePorts } from '#src/flows/item-price/item-price.ports.ts';
import { addChosenLine } from '#src/flows/product/product.effects.ts';
import { on as onProduct, productLogic } from '#src/flows/product/product.logic.ts';
import type { Services } from '#src/app/services.ts';
import { persist } from '#src/app/persist.ts';
import { ComboContextSchema, insideCombo } from './combo.context.ts';

/** Equal for the same line of a cart as it was, and for the same product that becomes a combo. */
const begunKey = ({ line, begun, ...combo }: ComboInput) => {
  const tray = line ?? begun;
  return tray && JSON.stringify([line?.cartId, line?.sequenceNum, tray.quantity, lineKey(comboLine({ ...combo, ...tray }))]);
};

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
        context.placardId === input.placardId && context.cafeId === input.cafeId && begunKey(context) === begunKey(input),
    },
    services,
  );
}

export const on = {};
export const inside = { product: onProduct };
export const onEnd = addChosenLine;
