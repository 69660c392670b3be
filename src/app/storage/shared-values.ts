import * as v from 'valibot';
import type { KeyValueStorage } from './storage.ts';

/** Returns the stored value of a key; null: there is none, or one of another shape. */
export const readValue = <Value>(storage: KeyValueStorage, key: string, schema: v.GenericSchema<unknown, Value>): Value | null =>
  parseValue(storage.getItem(key), schema);

/** Returns the value of a stored text; null: there is no text, or one of another shape. */
export function parseValue<Value>(text: string | null, schema: v.GenericSchema<unknown, Value>): Value | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return parsed.success ? parsed.output : null;
}

/** Returns a function that writes those of the values that have changed in this tab, and names their keys. */
export function shareValues(storage: KeyValueStorage, keys: readonly string[]) {
  const found = new Map(keys.map((key) => [key, storage.getItem(key)]));
  return (values: Readonly<Record<string, unknown>>): readonly string[] =>
    Object.entries(values).flatMap(([key, value]) => {
      const text = JSON.stringify(value);
      // What has not changed here may have changed in another tab: to write it again would undo that.
      if (found.get(key) === text) return [];
      found.set(key, text);
      // Writing an unchanged value would wake the other tabs for nothing.
      if (storage.getItem(key) !== text) storage.setItem(key, text);
      return key;
    });
}
