import type { AnyEventObject, StateValue } from 'xstate';

/** A port's answer, read from the event by which XState tells it: `xstate.done.actor.sendCode`. */
export function outcomeOf(type: string): { kind: 'done' | 'error'; port: string } | null {
  const [, kind, port] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  return kind === undefined || port === undefined ? null : { kind: kind as 'done' | 'error', port };
}

/** An event in plain words: `code.submitted`, `sendCode: sent`, `sendCode: broke`, `cart: moved`. */
export function nameOf({ type, output }: AnyEventObject): string {
  const outcome = outcomeOf(type);
  if (outcome === null)
    return type.replace(/^xstate\.snapshot\.(.+)$/, '$1: moved').replace(/^xstate\.done\.state\.(?:.*\.)?(.+)$/, '$1: done');
  return `${outcome.port}: ${outcome.kind === 'error' ? 'broke' : ((output as { kind?: string } | undefined)?.kind ?? 'done')}`;
}

/** `{ entering: { code: 'fresh', resend: 'ready' } }` in words: entering code fresh, resend ready. */
export const stateInWords = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([key, inner]) => `${key} ${stateInWords(inner ?? {})}`.trim())
        .join(', ');

/** The name of a guard; empty where there is none. */
export function guardNameOf(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'function') return guard.name;
  return typeof guard === 'object' && guard !== null && 'type' in guard ? String(guard.type) : '';
}
