import * as v from 'valibot';
import { productMachine } from '#machines/product/product.machine.ts';
import { productPorts } from '#src/ports/product.ts';
import type { Services } from '../services.ts';
import { keep } from '../keep.ts';

/** One product at a time; a reload brings back what the guest chose of it. */
export const productFlow = (services: Services) =>
  keep(
    productMachine.provide({ actors: productPorts(services) }),
    {
      flow: 'product',
      version: 1,
      context: v.looseObject({ placardId: v.string(), groups: v.array(v.looseObject({})) }),
      fits: (context, input) =>
        context.placardId === input.placardId &&
        context.cafeId === input.cafeId &&
        (context.line?.sequenceNum ?? null) === (input.line?.sequenceNum ?? null),
    },
    services.tabShelf,
  );
