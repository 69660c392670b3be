import type { AnyEventObject } from 'xstate';
import { nameOf, outcomeOf } from '#src/inspector/words.ts';
import type { AnyModel } from './model.ts';

/** The events of a type, one per sample of the model; always the same objects. */
export function samplesOf(model: AnyModel, type: string): readonly AnyEventObject[] {
  const byType = made.get(model) ?? new Map<string, readonly AnyEventObject[]>();
  made.set(model, byType);
  const events = byType.get(type) ?? carriedBy(model, type).map((sample) => ({ ...sample, type }));
  byType.set(type, events);
  return events;
}
const made = new WeakMap<AnyModel, Map<string, readonly AnyEventObject[]>>();

/** A sample's name in plain words, with its number where there are several of that name: `loadDays: loaded 2`. */
export function sampleNameOf(model: AnyModel, event: AnyEventObject): string {
  const name = nameOf(event);
  const namesakes = samplesOf(model, event.type).filter((other) => nameOf(other) === name);
  return namesakes.length > 1 ? `${name} ${namesakes.indexOf(event) + 1}` : name;
}

function carriedBy(model: AnyModel, type: string): readonly object[] {
  const followed = /^xstate\.snapshot\.(.+)$/.exec(type)?.[1];
  if (followed !== undefined) return (model.snapshots?.[followed] ?? []).map((snapshot) => ({ snapshot }));
  const outcome = outcomeOf(type);
  if (outcome === null) return model.payloads[type] ?? [{}];
  const actorId = outcome.port;
  if (outcome.kind === 'error') return (model.failures?.[actorId] ?? ['The world broke.']).map((error) => ({ error, actorId }));
  const answers = model.outcomes[actorId];
  if (answers === undefined) return [{ actorId }];
  return Object.entries(answers).flatMap(([kind, samples]) => samples.map((sample) => ({ output: { kind, ...sample }, actorId })));
}
