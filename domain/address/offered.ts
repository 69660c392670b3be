import type { SavedAddress } from './saved.ts';

type Place = Pick<SavedAddress, 'addressLine1' | 'addressLine2' | 'city' | 'state' | 'postalCode'>;

/** As many as a guest looks through. */
const MOST = 4;

const keyOf = ({ addressLine1, addressLine2, city, state, postalCode }: Place): string =>
  [addressLine1, addressLine2 ?? '', city, state, postalCode].map((part) => part.trim().toLowerCase()).join('|');

/** Returns the addresses to offer for a delivery: where it went lately, then those that are saved, each place once (ADDR-08). */
export function offeredAddresses(recent: readonly SavedAddress[], saved: readonly SavedAddress[]): readonly SavedAddress[] {
  const known = new Map<string, SavedAddress>();
  // A saved one has the name that the member gave it.
  const named = new Map(saved.map((address) => [keyOf(address), address]));
  for (const address of [...recent, ...saved]) known.set(keyOf(address), named.get(keyOf(address)) ?? address);
  return [...known.values()].slice(0, MOST);
}

/** Returns an address as a guest would type it, without what is inside the building. */
export const typedAddress = ({ addressLine1, city, state, postalCode }: Place): string =>
  `${addressLine1}, ${city}, ${state} ${postalCode}`;
