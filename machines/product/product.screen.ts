import type { SnapshotFrom } from 'xstate';
import type { LineChild } from '#domain/cart/line.ts';
import type { ItemPrice } from '#domain/product/item-price.ts';
import type { Lost } from '#domain/product/carried.ts';
import type { Choices, OptionGroup } from '#domain/product/choices.ts';
import type { productMachine } from './product.machine.ts';
import type { ProductNotes, RefusedOption } from './product.types.ts';

export type ProductScreen =
  | { kind: 'loading' }
  | { kind: 'unloaded' }
  | {
      kind: 'choosing';
      placardId: string;
      itemId: string;
      quantity: number;
      groups: readonly OptionGroup[];
      choices: Choices;
      /** Null: it has none. */
      side: LineChild | null;
      /** What the server says it comes to; null: nothing of the present choices. */
      priced: ItemPrice | null;
      /** What was asked for last, where it is not possible. */
      refused: RefusedOption | null;
      /** What the cafe does not make of what it was opened with or had chosen, until it is saved without (PRODUCT-11, MENU-13); null: nothing. */
      lost: Lost | null;
      customizationsMax: number;
      isEditing: boolean;
      /** What it has of what the guest avoids, while they are asked about it; null: they are not. */
      asked: readonly string[] | null;
      /** It is taken once the list of what its changes add has come. */
      isListing: boolean;
      notes: ProductNotes;
      /** The guest wants no meal of it. */
      hasDeclinedMeal: boolean;
    }
  | { kind: 'finished'; as: 'chosen' | 'closed' };

export function productScreen(snapshot: SnapshotFrom<typeof productMachine>): ProductScreen {
  if (snapshot.output !== undefined) return { kind: 'finished', as: snapshot.output.kind };
  if (snapshot.matches('loading')) return { kind: 'loading' };
  if (snapshot.matches('unloaded')) return { kind: 'unloaded' };
  const {
    placardId,
    itemId,
    quantity,
    groups,
    choices,
    side,
    priced,
    refused,
    lost,
    customizationsMax,
    line,
    avoided,
    msgKitchen,
    msgPreparedFor,
    hasDeclinedMeal,
  } = snapshot.context;
  return {
    kind: 'choosing',
    placardId,
    itemId,
    quantity,
    groups,
    choices,
    side,
    priced,
    refused: snapshot.matches({ choosing: 'limited' }) ? refused : null,
    lost: lost.leftOut.length + lost.usual.length > 0 ? lost : null,
    customizationsMax,
    isEditing: line !== null,
    asked: snapshot.matches({ choosing: 'asking' }) ? avoided : null,
    isListing: snapshot.matches({ choosing: 'listing' }),
    notes: { msgKitchen, msgPreparedFor },
    hasDeclinedMeal,
  };
}
