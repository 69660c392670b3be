import type { CartLineRequest } from '#domain/cart/line.ts';
import type { AvoidanceStorages } from '#src/flows/allergens/avoidance-key.ts';
import { avoidanceNow } from '#src/flows/allergens/avoidance-record.ts';
import { keepAdded } from './kept-lines.ts';

type Asking = AvoidanceStorages & Parameters<typeof avoidanceNow>[0] & { readonly cafeId: () => string | null };

/** Remembers that the guest adds a line that was checked for all that they avoid now: whatever it has of this, they were asked about it (FLAGS-10). */
export const keepAsked = (asking: Asking, line: CartLineRequest): void =>
  keepAdded(asking.sharedStorage, asking.cafeId() ?? '', line, avoidanceNow(asking).allergens);
