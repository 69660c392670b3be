import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import { sizeInstead } from '#domain/product/first-size.ts';
import type { productMachine } from '#machines/product/product.machine.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';

type Product = ActorRefFrom<typeof productMachine>;
interface Stock {
  readonly soldOut: ReadonlySet<string>;
  readonly isStockKnown: boolean;
}

/** Begins a new product with a size that is there, once the stock is known (PRODUCT-01, AVAIL-09). What sells out later stays chosen, and that is said. */
export function useFirstSize(actor: Product, placard: MenuPlacard, { soldOut, isStockKnown }: Stock): void {
  const isChoosing = useScreen(actor, (snapshot) => snapshot.matches('choosing'));
  const begun = useRef<Product | null>(null);
  useEffect(() => {
    if (!isChoosing || !isStockKnown || begun.current === actor) return;
    begun.current = actor;
    const { itemId, line, carried } = actor.getSnapshot().context;
    const instead = line === null && carried === undefined ? sizeInstead(itemId, placard, soldOut) : null;
    if (instead !== null) actor.send({ type: 'size.chosen', itemId: instead });
  }, [actor, placard, soldOut, isChoosing, isStockKnown]);
}
