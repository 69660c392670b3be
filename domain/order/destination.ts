import { destinations, type Destination } from './order.ts';

/** Spellings that only a cart summary has (AMB-01). */
const aliases: Readonly<Record<string, Destination>> = { TABLE: 'DINEIN', DRIVETHRU: 'DRIVE_THRU' };

/** What the guest chooses when nothing says otherwise (GEN-02). */
export const defaultDestination: Destination = 'RPU';

/** Reads a destination from outside: absent or unknown is pickup (GEN-04); `TABLE` and `DRIVETHRU` are read as what they mean (AMB-01). */
export const destinationFrom = (said: unknown): Destination => knownDestination(said) ?? defaultDestination;

/** How an order was had, as a cart summary says it: one of the five, or by subscription, which no guest chooses (GEN-03). */
export type SummaryDestination = Destination | 'SUBSCRIPTION';

/** Reads the destination of a cart summary: SUBSCRIPTION keeps its own value, everything else as `destinationFrom` (GEN-03, AMB-01). */
export const summaryDestinationFrom = (said: unknown): SummaryDestination =>
  typeof said === 'string' && said.toUpperCase() === 'SUBSCRIPTION' ? 'SUBSCRIPTION' : destinationFrom(said);

/** The same, but null where nothing that we know was said. */
export function knownDestination(said: unknown): Destination | null {
  if (typeof said !== 'string') return null;
  const code = said.toUpperCase();
  return destinations.find((known) => known === code) ?? aliases[code] ?? null;
}
