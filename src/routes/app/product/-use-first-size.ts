import { useEffect } from 'react';
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

/**
 * Begins a new product with a size that is there, once the stock is known (PRODUCT-01, AVAIL-09). What sells out later stays chosen, over a reload too,
 * and that is said.
 */
export function useFirstSize(actor: Product, placard: MenuPlacard, { soldOut, isStockKnown }: Stock): void {
  const isChoosing = useScreen(actor, (snapshot) => snapshot.matches('choosing'));
  useEffect(() => {
    if (isChoosing && isStockKnown) beginSize(actor, placard, soldOut);
  }, [actor, placard, soldOut, isChoosing, isStockKnown]);
}

/** Begins a product that has no size yet with its usual one where that is there, else with another. */
export function beginSize(actor: Product, placard: MenuPlacard, soldOut: ReadonlySet<string>): void {
  const { itemId, isSized } = actor.getSnapshot().context;
  if (isSized) return;
  const instead = sizeInstead(itemId, placard, soldOut);
  actor.send(instead === null ? { type: 'size.kept' } : { type: 'size.chosen', itemId: instead });
}
