import type { ActorRefFromLogic } from 'xstate';
import { isPending, type LazyLogic } from '../kit/lazy.ts';
import type { allergensMachine } from './allergens.machine.ts';
import type { AllergensInput, AvoidedLine } from './allergens.types.ts';

/** Returns the line that waits for the guest's word; null: they choose what to avoid, it is answered, or its code did not come. */
export function questionIn(actor: ActorRefFromLogic<LazyLogic<typeof allergensMachine>> | undefined): AvoidedLine | null {
  const now = actor?.getSnapshot();
  if (now?.status !== 'active') return null;
  if (isPending(now)) return now.code === 'failed' ? null : (now.input as AllergensInput).question;
  return now.context.question;
}
