import type { SnapshotFrom } from 'xstate';
import { must } from '#domain/must.ts';
import type { UnansweredCall } from '../cafe-search/cafe-search.screen.ts';
import type { addressSearchMachine } from './address-search.machine.ts';
import type { NearCafe, TypedAddress } from './address-search.types.ts';

export type AddressSearchScreen = { typed: TypedAddress } & (
  | { kind: 'asking'; trouble: AddressTrouble | null }
  /** `address`: as the geocoder spells it. */
  | { kind: 'deliverable'; address: string; cafe: NearCafe }
  | { kind: 'outOfReach'; address: string; cafe: NearCafe | null }
  | { kind: 'working'; at: 'geocoding' | 'findingCafe' }
  | { kind: 'suggesting'; suggestion: string }
  | { kind: 'unanswered'; call: UnansweredCall }
  | { kind: 'found' }
  | { kind: 'pickup' }
);

const troubles = ['empty', 'invalid', 'unrecognized'] as const;
export type AddressTrouble = (typeof troubles)[number];

export function addressSearchScreen(snapshot: SnapshotFrom<typeof addressSearchMachine>): AddressSearchScreen {
  const { typed, address, cafe } = snapshot.context;
  if (snapshot.matches('found')) return { typed, kind: 'found' };
  if (snapshot.matches('pickup') || snapshot.matches('pickupElsewhere')) return { typed, kind: 'pickup' };
  if (snapshot.matches('suggesting')) return { typed, kind: 'suggesting', suggestion: must(address, 'address').formattedAddress };
  if (snapshot.matches({ lookupFailed: 'offline' })) return { typed, kind: 'unanswered', call: 'lookupOffline' };
  if (snapshot.matches('lookupFailed')) return { typed, kind: 'unanswered', call: 'lookupFailed' };
  if (snapshot.matches({ asking: 'deliverable' }))
    return { typed, kind: 'deliverable', address: must(address, 'address').formattedAddress, cafe: must(cafe, 'cafe') };
  if (snapshot.matches({ asking: 'outOfReach' }))
    return { typed, kind: 'outOfReach', address: must(address, 'address').formattedAddress, cafe };
  if (snapshot.matches('unanswered')) return { typed, kind: 'unanswered', call: 'unanswered' };
  const at = (['geocoding', 'findingCafe'] as const).find((work) => snapshot.matches(work));
  if (at !== undefined) return { typed, kind: 'working', at };
  const trouble = troubles.find((one) => snapshot.matches({ asking: one })) ?? null;
  return { typed, kind: 'asking', trouble };
}
