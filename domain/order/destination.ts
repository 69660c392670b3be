import { destinations, type Destination } from './order.ts';

/** Spellings that only a cart summary has (AMB-01). */
const aliases: Readonly<Record<string, Destination>> = { TABLE: 'DINEIN', DRIVETHRU: 'DRIVE_THRU' };

/** What the guest chooses when nothing says otherwise (GEN-02). */
export const defaultDestination: Destination = 'RPU';

/** Reads a destination from outside: absent or unknown is pickup (GEN-04); `TABLE` and `DRIVETHRU` are read as what they mean (AMB-01). */
export const destinationFrom = (said: unknown): Destination => knownDestination(said) ?? defaultDestination;

/** The same, but null where nothing that we know was said. */
export function knownDestination(said: unknown): Destination | null {
  if (typeof said !== 'string') return null;
  const code = said.toUpperCase();
  return destinations.find((known) => known === code) ?? aliases[code] ?? null;
}
