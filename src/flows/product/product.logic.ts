import version from 'virtual:flow-version/product';
import { productMachine } from '#machines/product/product.machine.ts';
import { productPorts } from './product.ports.ts';
import type { Services } from '#src/app/services.ts';
import { persist } from '#src/app/persist.ts';
import { ProductContextSchema } from './product.context.ts';

/** The machine with its ports. */
export const createLogic = (services: Services) =>
  persist(
    productMachine.provide({ actors: productPorts(services) }),
    {
      version,
      context: ProductContextSchema,
      matches: (context, input) =>
        context.placardId === input.placardId &&
        context.cafeId === input.cafeId &&
        (context.line?.sequenceNum ?? null) === (input.line?.sequenceNum ?? null),
    },
    services.tabStorage,
  );
