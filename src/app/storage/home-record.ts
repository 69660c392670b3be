import * as v from 'valibot';
import type { SearchStart } from '#domain/cafe/search-area.ts';
import type { HomeForm } from '#domain/home/start.ts';
import { destinations } from '#domain/order/order.ts';
import { SearchStartSchema } from './search-start.schema.ts';
import type { KeyValueStorage } from './storage.ts';

const KEY = 'home';
/** As many as a guest goes back to; an older entry of the history asks again. */
const MOST_SEARCHES = 5;

const FormSchema: v.GenericSchema<unknown, HomeForm> = v.object({ destination: v.picklist(destinations), typed: v.string() });
const RecordSchema = v.pipe(v.string(), v.parseJson(), v.object({ form: v.nullable(FormSchema), searches: v.array(SearchStartSchema) }));
type Stored = v.InferOutput<typeof RecordSchema>;

/**
 * What was typed on the home page, and the searches that began there. It may be where a member lives, so it is in this tab's storage until
 * sign-out (SESSION-07), and not in the browser's history, which keeps only the time of a search.
 */
export interface HomeRecord {
  /** What is chosen and typed; null: nothing yet. */
  readonly form: () => HomeForm | null;
  readonly setForm: (form: HomeForm) => void;
  readonly addSearch: (start: SearchStart) => void;
  /** The search that began at a time, in milliseconds; null: there is none in this tab. */
  readonly searchAt: (askedAt: unknown) => SearchStart | null;
  readonly clear: () => void;
}

/** Keeps the record in a tab's storage. */
export function createHomeRecord(storage: KeyValueStorage): HomeRecord {
  function read(): Stored {
    const stored = v.safeParse(RecordSchema, storage.getItem(KEY));
    return stored.success ? stored.output : { form: null, searches: [] };
  }
  const write = (change: Partial<Stored>) => storage.setItem(KEY, JSON.stringify({ ...read(), ...change }));
  return {
    form: () => read().form,
    setForm: (form) => write({ form }),
    addSearch: (start) => write({ searches: [start, ...read().searches].slice(0, MOST_SEARCHES) }),
    searchAt: (askedAt) => read().searches.find((search) => search.askedAt === askedAt) ?? null,
    clear: () => storage.removeItem(KEY),
  };
}
