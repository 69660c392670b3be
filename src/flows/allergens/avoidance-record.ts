import * as v from 'valibot';
import type { Features } from '#domain/app/features.ts';
import { noAvoidance, type Avoidance } from '#domain/menu/allergens.ts';
import { AVOIDANCE_KEY, FOLLOWED_KEY, storedAvoidance, type AvoidanceStorages } from './avoidance-key.ts';
import { onSharedWrite } from '#src/flows/kit/shared-writes.ts';

const Names = v.array(v.string());
// A record of before does not say whether a parent was chosen or comes with a member: it counts as chosen, which hides more and not less.
const Stored: v.GenericSchema<unknown, Avoidance> = v.pipe(
  v.object({ allergens: Names, whole: v.optional(Names), diets: Names }),
  v.transform(({ whole, ...stored }) => ({ ...stored, whole: whole ?? stored.allergens })),
);
const StoredText = v.pipe(v.string(), v.parseJson(), Stored);

/** Returns what a stored text says; nothing is avoided where it cannot be read. */
export function avoidanceFrom(stored: string | null): Avoidance {
  const parsed = v.safeParse(StoredText, stored);
  return parsed.success ? parsed.output : noAvoidance;
}

/** Returns what the guest avoids on this device now, as it was stored; nothing without the feature (FLAGS-10). */
export const avoidanceNow = (context: AvoidanceStorages & { readonly features: () => Pick<Features, 'allergenFilter'> }): Avoidance =>
  context.features().allergenFilter ? avoidanceFrom(storedAvoidance(context)) : noAvoidance;

/** Whether what is avoided is for this tab alone. */
export const isInTabOnly = ({ tabStorage, sharedStorage }: AvoidanceStorages): boolean =>
  tabStorage.getItem(AVOIDANCE_KEY) !== null ||
  (sharedStorage.getItem(AVOIDANCE_KEY) === null && tabStorage.getItem(FOLLOWED_KEY) !== null);

const listeners = new Set<() => void>();

/** Stores what is avoided on this device, and nowhere else: in the browser where it is kept, else in this tab. Other tabs keep what they used. */
export function writeAvoidance(storages: AvoidanceStorages, avoidance: Avoidance, isKept: boolean): void {
  const { tabStorage, sharedStorage } = storages;
  for (const key of [AVOIDANCE_KEY, FOLLOWED_KEY]) tabStorage.removeItem(key);
  sharedStorage.removeItem(AVOIDANCE_KEY);
  if (avoidance.allergens.length + avoidance.diets.length > 0) {
    (isKept ? sharedStorage : tabStorage).setItem(AVOIDANCE_KEY, JSON.stringify(avoidance));
  }
  // Notes it for this tab.
  storedAvoidance(storages);
  for (const listener of listeners) listener();
}

/** Looks for a badge, or does no more. */
export function toggleDiet(storages: AvoidanceStorages, diet: string): void {
  const { diets, ...avoided } = avoidanceFrom(storedAvoidance(storages));
  const others = diets.filter((other) => other !== diet);
  const isOn = others.length < diets.length;
  writeAvoidance(storages, { ...avoided, diets: isOn ? others : [...others, diet] }, !isInTabOnly(storages));
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
