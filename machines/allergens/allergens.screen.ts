import type { SnapshotFrom } from 'xstate';
import { allergenRows, type AllergenRow, type Avoidance } from '#domain/menu/allergens.ts';
import { must } from '#domain/must.ts';
import type { allergensMachine } from './allergens.machine.ts';
import type { AllergensOutput } from './allergens.types.ts';

export type AllergensScreen =
  | { kind: 'loading' }
  | { kind: 'unloaded' }
  | { kind: 'choosing'; rows: readonly AllergenRow[]; avoidance: Avoidance; isKept: boolean; isUnsaved: boolean; isSaving: boolean }
  | { kind: 'asking'; name: string; allergens: readonly string[] }
  | { kind: 'finished'; as: AllergensOutput['kind'] };

/** Returns what the guest sees of the allergens. */
export function allergensScreen(snapshot: SnapshotFrom<typeof allergensMachine>): AllergensScreen {
  if (snapshot.output !== undefined) return { kind: 'finished', as: snapshot.output.kind };
  if (snapshot.matches('loading')) return { kind: 'loading' };
  if (snapshot.matches('unloaded')) return { kind: 'unloaded' };
  const { list, avoidance, isKept, question } = snapshot.context;
  if (snapshot.matches('asking')) {
    const { line, allergens } = must(question, 'question');
    return { kind: 'asking', name: line.name, allergens };
  }
  return {
    kind: 'choosing',
    rows: allergenRows(list),
    avoidance,
    isKept,
    isUnsaved: snapshot.matches({ choosing: 'unsaved' }),
    isSaving: snapshot.matches('saving'),
  };
}
