import * as v from 'valibot';

/** Where the world is written down: `localStorage`, which all tabs of one browser share, or a map in Node. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Records of one kind by their id. Every read looks at the shelf, so that tabs see each other's writing at once. */
export interface Collection<Value> {
  get(id: string): Value | undefined;
  all(): readonly Value[];
  put(id: string, value: Value): void;
  drop(id: string): void;
  clear(): void;
}

export function memoryStorage(): KeyValueStorage & { readonly keys: () => readonly string[] } {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    keys: () => [...texts.keys()],
  };
}

/** A collection on a shelf. Records that no longer look like the schema are left out. */
export function collection<Value>(shelf: KeyValueStorage, name: string, schema: v.GenericSchema<unknown, Value>): Collection<Value> {
  const key = `hearthside.sandbox.${name}`;
  const Records = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

  function read(): Map<string, Value> {
    const records = v.safeParse(Records, shelf.getItem(key));
    const found = new Map<string, Value>();
    for (const [id, record] of Object.entries(records.success ? records.output : {})) {
      const parsed = v.safeParse(schema, record);
      if (parsed.success) found.set(id, parsed.output);
    }
    return found;
  }

  function change(how: (records: Map<string, Value>) => void) {
    const records = read();
    how(records);
    shelf.setItem(key, JSON.stringify(Object.fromEntries(records)));
  }

  return {
    get: (id) => read().get(id),
    all: () => [...read().values()],
    put: (id, value) => change((records) => records.set(id, value)),
    drop: (id) => change((records) => records.delete(id)),
    clear: () => shelf.removeItem(key),
  };
}
