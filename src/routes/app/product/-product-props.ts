import type { ActorRefFrom } from 'xstate';
import type { productMachine } from '#machines/product/product.machine.ts';
import type { ProductViewProps } from '#src/flows/product/ProductView.tsx';
import type { Meal } from './-use-meal.tsx';

export interface ProductProps extends Pick<ProductViewProps, 'category' | 'hasCart' | 'placard'>, Pick<Meal, 'menu' | 'cafe'> {
  readonly actor: ActorRefFrom<typeof productMachine>;
  /** The order is at another cafe by now than the one that it was read for. */
  readonly isMoved: boolean;
}
