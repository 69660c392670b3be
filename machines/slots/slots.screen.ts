import type { SnapshotFrom } from 'xstate';
import { must } from '#domain/must.ts';
import type { slotsMachine } from './slots.machine.ts';
import type { SlotsInput } from './slots.types.ts';

interface Days {
  readonly firstDay: string;
  readonly day: string;
  readonly leadMinutes: number | null;
}

export type SlotsScreen = SlotsInput & { readonly orderAmount: number } & (
    | { kind: 'loadingDays' }
    | { kind: 'asapOnly' }
    | ({ kind: 'loadingDay' | 'choosing' | 'fullDay' } & Days)
    | { kind: 'unanswered'; leadMinutes: number | null }
    | { kind: 'finished'; as: 'chosen' | 'closed' }
  );

export function slotsScreen(snapshot: SnapshotFrom<typeof slotsMachine>): SlotsScreen {
  const { firstDay, day, leadMinutes, ...asked } = snapshot.context;
  if (snapshot.output !== undefined) return { ...asked, kind: 'finished', as: snapshot.output.kind };
  if (snapshot.matches('asapOnly')) return { ...asked, kind: 'asapOnly' };
  if (snapshot.matches('unanswered')) return { ...asked, kind: 'unanswered', leadMinutes };
  const kind = (['loadingDay', 'choosing', 'fullDay'] as const).find((state) => snapshot.matches(state));
  if (kind === undefined) return { ...asked, kind: 'loadingDays' };
  return { ...asked, kind, firstDay: must(firstDay, 'firstDay'), day: must(day, 'day'), leadMinutes };
}
