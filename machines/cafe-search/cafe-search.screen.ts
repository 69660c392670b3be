import type { SnapshotFrom } from 'xstate';
import type { SearchArea } from '#domain/cafe/search-area.ts';
import { must } from '#domain/must.ts';
import type { Destination } from '#domain/order/order.ts';
import type { cafeSearchMachine } from './cafe-search.machine.ts';

interface Form {
  readonly typed: string;
  readonly canLocate: boolean;
}

/** What got no answer: the lookup of the address, without a connection or for another reason, or the search around it. */
export type UnansweredCall = 'lookupOffline' | 'lookupFailed' | 'unanswered';

export type CafeSearchScreen = Form &
  (
    | { kind: 'asking'; trouble: SearchTrouble | null }
    | { kind: 'working'; at: 'geocoding' | 'locating' | 'searching' }
    | { kind: 'suggesting'; suggestion: string }
    | { kind: 'results'; place: SearchArea; destination: Destination }
    | { kind: 'nowhere'; place: SearchArea }
    | { kind: 'unanswered'; call: UnansweredCall }
    | { kind: 'picked' }
  );

const troubles = ['empty', 'invalid', 'unrecognized', 'unlocated'] as const;
export type SearchTrouble = (typeof troubles)[number];
const works = ['geocoding', 'locating', 'searching'] as const;

export function cafeSearchScreen(snapshot: SnapshotFrom<typeof cafeSearchMachine>): CafeSearchScreen {
  const { context } = snapshot;
  const form = { typed: context.typed, canLocate: context.canLocate };
  if (snapshot.status === 'done') return { ...form, kind: 'picked' };
  if (snapshot.matches('suggesting')) return { ...form, kind: 'suggesting', suggestion: must(context.suggestion, 'suggestion') };
  if (snapshot.matches('results')) {
    return { ...form, kind: 'results', place: must(context.place, 'place'), destination: context.destination };
  }
  if (snapshot.matches('nowhere')) return { ...form, kind: 'nowhere', place: must(context.place, 'place') };
  if (snapshot.matches({ lookupFailed: 'offline' })) return { ...form, kind: 'unanswered', call: 'lookupOffline' };
  if (snapshot.matches('lookupFailed')) return { ...form, kind: 'unanswered', call: 'lookupFailed' };
  if (snapshot.matches('unanswered')) return { ...form, kind: 'unanswered', call: 'unanswered' };
  const at = works.find((work) => snapshot.matches(work));
  if (at !== undefined) return { ...form, kind: 'working', at };
  return { ...form, kind: 'asking', trouble: troubles.find((trouble) => snapshot.matches({ idle: trouble })) ?? null };
}
