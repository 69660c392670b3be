import type { SnapshotFrom } from 'xstate';
import type { Choices, OptionGroup } from '#domain/product/choices.ts';
import type { productMachine } from './product.machine.ts';
import type { ProductNotes } from './product.types.ts';

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
      /** One more was asked for than is possible. */
      isLimited: boolean;
      customizationsMax: number;
      isEditing: boolean;
      notes: ProductNotes;
    }
  | { kind: 'finished'; as: 'chosen' | 'closed' };

export function productScreen(snapshot: SnapshotFrom<typeof productMachine>): ProductScreen {
  if (snapshot.output !== undefined) return { kind: 'finished', as: snapshot.output.kind };
  if (snapshot.matches('loading')) return { kind: 'loading' };
  if (snapshot.matches('unloaded')) return { kind: 'unloaded' };
  const { placardId, itemId, quantity, groups, choices, customizationsMax, line, msgKitchen, msgPreparedFor } = snapshot.context;
  return {
    kind: 'choosing',
    placardId,
    itemId,
    quantity,
    groups,
    choices,
    isLimited: snapshot.matches({ choosing: 'limited' }),
    customizationsMax,
    isEditing: line !== null,
    notes: { msgKitchen, msgPreparedFor },
  };
}
