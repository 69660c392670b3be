import * as v from 'valibot';
import type { Features } from '#domain/app/features.ts';
import { noAvoidance, type Avoidance } from '#domain/menu/allergens.ts';
import { AVOIDANCE_KEY, storedAvoidance, type AvoidanceStorages } from './avoidance-key.ts';
import { onSharedWrite } from '#src/flows/kit/shared-writes.ts';

const Stored: v.GenericSchema<unknown, Avoidance> = v.object({ allergens: v.array(v.string()), diets: v.array(v.string()) });
const StoredText = v.pipe(v.string(), v.parseJson(), Stored);

/** Returns what a stored text says; nothing is avoided where it cannot be read. */
export function avoidanceFrom(stored: string | null): Avoidance {
  const parsed = v.safeParse(StoredText, stored);
  return parsed.success ? parsed.output : noAvoidance;
}

/** Returns what the guest avoids on this device now; nothing without the feature (FLAGS-10). */
export const avoidanceNow = (context: AvoidanceStorages & { readonly features: () => Pick<Features, 'allergenFilter'> }): Avoidance =>
  context.features().allergenFilter ? avoidanceFrom(storedAvoidance(context)) : noAvoidance;

/** Whether what is avoided is for this tab alone. */
export const isInTabOnly = ({ tabStorage }: AvoidanceStorages): boolean => tabStorage.getItem(AVOIDANCE_KEY) !== null;

const listeners = new Set<() => void>();

/** Stores what is avoided on this device, and nowhere else: in the browser where it is kept, else in this tab. */
export function writeAvoidance({ tabStorage, sharedStorage }: AvoidanceStorages, avoidance: Avoidance, isKept: boolean): void {
  tabStorage.removeItem(AVOIDANCE_KEY);
  sharedStorage.removeItem(AVOIDANCE_KEY);
  if (avoidance.allergens.length + avoidance.diets.length > 0) {
    (isKept ? sharedStorage : tabStorage).setItem(AVOIDANCE_KEY, JSON.stringify(avoidance));
  }
  for (const listener of listeners) listener();
}

/** Looks for a badge, or does no more. */
export function toggleDiet(storages: AvoidanceStorages, diet: string): void {
  const { allergens, diets } = avoidanceFrom(storedAvoidance(storages));
  const others = diets.filter((other) => other !== diet);
  const isOn = others.length < diets.length;
  writeAvoidance(storages, { allergens, diets: isOn ? others : [...others, diet] }, !isInTabOnly(storages));
}

/** Calls back when this tab or another changes what is avoided; returns what stops it. */
export function onAvoidance(listener: () => void): () => void {
  listeners.add(listener);
  const stopFollowing = onSharedWrite((key) => key === AVOIDANCE_KEY && listener());
  return () => {
    listeners.delete(listener);
    stopFollowing();
  };
}
