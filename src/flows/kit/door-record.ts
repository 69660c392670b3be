import * as v from 'valibot';
import type { SignUpForm } from '#machines/sign-up/sign-up.types.ts';

type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'door';

const TypedSchema: v.GenericSchema<unknown, SignUpForm> = v.object({
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  phone: v.string(),
  wantsMail: v.boolean(),
});
const RecordSchema = v.pipe(v.string(), v.parseJson(), TypedSchema);

/** What a visitor has typed at sign-in and sign-up, or at the checkout before it, but for secrets. It is in this tab's storage until they are signed in or out (SESSION-07). */
export interface DoorRecord {
  /** What is typed; empty words where nothing is. */
  readonly typed: () => SignUpForm;
  readonly add: (change: Partial<SignUpForm>) => void;
  readonly clear: () => void;
}

/** Keeps the record in a tab's storage. */
export function createDoorRecord(storage: KeyValueStorage): DoorRecord {
  function typed(): SignUpForm {
    const stored = v.safeParse(RecordSchema, storage.getItem(KEY));
    return stored.success ? stored.output : { firstName: '', lastName: '', email: '', phone: '', wantsMail: false };
  }
  return {
    typed,
    add: (change) => storage.setItem(KEY, JSON.stringify({ ...typed(), ...change })),
    clear: () => storage.removeItem(KEY),
  };
}
