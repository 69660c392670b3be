import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { eventsIn } from './graph.ts';
import type { Seen } from './machine-types.ts';
import { screenOf, type AnyModel } from './model.ts';

/** What does not hold at a moment of a path, in words: the model's invariants, and those of every flow. */
export function brokenAt(
  model: AnyModel,
  snapshot: AnyMachineSnapshot,
  trail: readonly AnyEventObject[],
  screen = screenOf(model, snapshot),
): string[] {
  const moment = { snapshot, screen, trail };
  const broken = Object.entries(model.invariants)
    .filter(([, holds]) => !holds(moment as never))
    .map(([name]) => name);
  return [...broken, ...common.filter(({ holds }) => !holds(model, snapshot, screen)).map(({ name }) => name)];
}

interface Common {
  readonly name: string;
  readonly holds: (model: AnyModel, snapshot: AnyMachineSnapshot, screen: Seen) => boolean;
}

const common: readonly Common[] = [
  { name: 'never breaks', holds: (_, { status }) => status !== 'error' },
  {
    name: 'has a context that survives JSON',
    holds: (_, { context }) => isPlain(context),
  },
  {
    name: 'has a screen that is plain JSON',
    holds: (_model, _snapshot, screen) => isPlain(screen),
  },
  {
    name: 'keeps no secret in its context',
    holds: ({ secrets = [] }, { context }) => {
      const text = secrets.length > 0 ? JSON.stringify(context) : '';
      return secrets.every((secret) => !text.includes(secret));
    },
  },
  {
    name: 'has a way on while it is active',
    holds: (model, snapshot) => snapshot.status !== 'active' || eventsIn(model, snapshot).some((event) => snapshot.can(event)),
  },
];

/** Comes back from JSON as it was. */
function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every((inner) => inner === undefined || isPlain(inner));
}
