import version from 'virtual:flow-version/product';
import { lineKey } from '#domain/cart/reconcile.ts';
import { productMachine } from '#machines/product/product.machine.ts';
import type { ProductInput } from '#machines/product/product.types.ts';
import { addChosenLine } from './product.effects.ts';
import { productPorts } from './product.ports.ts';
import type { Services } from '#src/app/services.ts';
import { persist } from '#src/app/persist.ts';
import { ProductContextSchema } from './product.context.ts';

/** Equal for the same line of a cart as it was: the number alone is another line's in another cart. */
const editedKey = (line: ProductInput['line']) =>
  line && JSON.stringify([line.sequenceNum, line.quantity, lineKey({ ...line, children: [] })]);

/** The machine with its ports. */
export const createLogic = (services: Services) =>
  persist(
    productMachine.provide({ actors: productPorts(services) }),
    {
      version,
      context: ProductContextSchema,
      matches: (context, input) =>
        context.placardId === input.placardId && context.cafeId === input.cafeId && editedKey(context.line) === editedKey(input.line),
    },
    services,
  );

export const on = {};
export const onEnd = addChosenLine;
