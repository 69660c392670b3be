import type { AnyTransitionDefinition } from 'xstate';
import { guardNameOf, nameOf, outcomeOf } from '../words.ts';

/** A transition in a few words, as a picture has room for: `pay: declined`, `code.submitted [isComplete]`. */
export function transitionInWords({ eventType: type, guard }: AnyTransitionDefinition): string {
  const eventType = String(type);
  const name = guardNameOf(guard);
  const outcome = outcomeOf(eventType);
  if (outcome?.kind === 'done' && name !== '') return `${outcome.port}: ${name}`;
  return [eventType === '' ? 'always' : nameOf({ type: eventType }), name && `[${name}]`].filter(Boolean).join(' ');
}
