import type { SnapshotFrom } from 'xstate';
import type { ComboPick, ComboPicks, ComboPlaceName } from '#domain/combo/picks.ts';
import type { AvoidedFood } from '#domain/menu/allergens.ts';
import type { ItemPrice } from '#domain/product/item-price.ts';
import type { ProductNotes } from '../product/product.types.ts';
import type { comboMachine } from './combo.machine.ts';

interface Tray {
  readonly picks: ComboPicks;
  readonly quantity: number;
  /** A line of the cart is being changed. */
  readonly isEditing: boolean;
  /** How many other lines of the cart are the same as that one. */
  readonly duplicates: number;
  readonly notes: ProductNotes;
}

export type ComboScreen =
  /** `isStarted`: the guest went to a step already (COMBO-05). `isComplete`: only the side is missing (COMBO-06). */
  | (Tray & { kind: 'choosing'; place: ComboPlaceName; isStarted: boolean; isComplete: boolean })
  /**
   * `asked`: the parts that have what the guest avoids, while they are asked about it; null: they are not.
   * `priced`: what the server says one of it comes to; null: nothing of this tray.
   */
  | (Tray & { kind: 'full'; asked: readonly AvoidedFood[] | null; priced: ItemPrice | null })
  /** One part as a product of its own: to look at before it is picked, or to change. */
  | (Tray & { kind: 'part'; step: 'view' | 'modify1' | 'modify2'; part: ComboPick })
  | { kind: 'finished'; as: 'chosen' | 'closed' };

export function comboScreen(snapshot: SnapshotFrom<typeof comboMachine>): ComboScreen {
  if (snapshot.output !== undefined) return { kind: 'finished', as: snapshot.output.kind };
  const { picks, quantity, line, part, priced, avoided, msgKitchen, msgPreparedFor } = snapshot.context;
  const tray = {
    picks,
    quantity,
    isEditing: line !== null,
    duplicates: line?.duplicateSequenceNums.length ?? 0,
    notes: { msgKitchen, msgPreparedFor },
  };
  const step = (['view', 'modify1', 'modify2'] as const).find((name) => snapshot.matches({ part: name }));
  if (step !== undefined && part !== null) return { ...tray, kind: 'part', step, part };
  if (snapshot.matches({ complete: 'full' })) return { ...tray, kind: 'full', asked: null, priced };
  if (snapshot.matches({ complete: 'asking' })) return { ...tray, kind: 'full', asked: avoided, priced };
  const isComplete = snapshot.matches('complete');
  const isStarted = !snapshot.matches('notStarted');
  if (isComplete || snapshot.matches('side')) return { ...tray, kind: 'choosing', place: 'side', isStarted, isComplete };
  return { ...tray, kind: 'choosing', place: snapshot.matches('pick2') ? 'pick2' : 'pick1', isStarted, isComplete };
}
