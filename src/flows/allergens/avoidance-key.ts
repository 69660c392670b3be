/** Key under which it is stored, in this browser or in this tab. */
export const AVOIDANCE_KEY = 'avoidance';

type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where it may be stored: for the next visit, or for this tab alone. */
export interface AvoidanceStorages {
  readonly sharedStorage: KeyValueStorage;
  readonly tabStorage: KeyValueStorage;
}

/** Returns the stored text, of this tab before that of the browser; null: there is none. */
export const storedAvoidance = ({ tabStorage, sharedStorage }: AvoidanceStorages): string | null =>
  tabStorage.getItem(AVOIDANCE_KEY) ?? sharedStorage.getItem(AVOIDANCE_KEY);
