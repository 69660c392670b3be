/** Key under which it is stored, in this browser or in this tab. */
export const AVOIDANCE_KEY = 'avoidance';

type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where it may be stored: for the next visit, or for this tab alone. */
export interface AvoidanceStorages {
  readonly sharedStorage: KeyValueStorage;
  readonly tabStorage: KeyValueStorage;
}

/** Key in a tab of what it has read last of the browser's. */
export const FOLLOWED_KEY = 'avoidance.followed';

/**
 * Returns the stored text, of this tab before that of the browser; null: there is none. A tab that has followed the browser's keeps it where another
 * tab no longer keeps it for next time: a filter for an allergy does not end unseen (decision 032).
 */
export function storedAvoidance({ tabStorage, sharedStorage }: AvoidanceStorages): string | null {
  const own = tabStorage.getItem(AVOIDANCE_KEY);
  if (own !== null) return own;
  const followed = tabStorage.getItem(FOLLOWED_KEY);
  const shared = sharedStorage.getItem(AVOIDANCE_KEY);
  if (shared !== null && shared !== followed) tabStorage.setItem(FOLLOWED_KEY, shared);
  return shared ?? followed;
}
