import type { SnapshotFrom } from 'xstate';
import { must } from '#domain/must.ts';
import type { OptType, Prospect } from '#domain/prospect/prospect.ts';
import type { prospectMachine } from './prospect.machine.ts';
import type { ProspectOutput } from './prospect.types.ts';

/** What becomes of the wish of a guest to get news. */
export type NewsScreen =
  /** `step`: whether they are known is asked, or they are added. */
  { kind: 'adding'; step: 'looking' | 'creating' } | { kind: 'notCreated' };

/** What the page of a link shows. */
export type LinkScreen =
  | { kind: 'missing' | 'reading' | 'unread' | 'unknown' }
  /** `chosen`: what is being saved, or was not; null: `prospect` says what there is. */
  | { kind: 'choosing'; prospect: Prospect; chosen: OptType | null; isSaving: boolean; result: 'updated' | 'failed' | 'offline' | null };

export type ProspectScreen = LinkScreen | NewsScreen | { kind: 'finished'; as: ProspectOutput['kind'] };

const results = ['updated', 'failed', 'offline'] as const;

/** Returns what a prospect sees by their link, or a guest who wants news. */
export function prospectScreen(snapshot: SnapshotFrom<typeof prospectMachine>): ProspectScreen {
  if (snapshot.output !== undefined) return { kind: 'finished', as: snapshot.output.kind };
  for (const kind of ['missing', 'reading', 'unread', 'unknown', 'notCreated'] as const) if (snapshot.matches(kind)) return { kind };
  if (!snapshot.matches('choosing') && !snapshot.matches('updating'))
    return { kind: 'adding', step: snapshot.matches('creating') ? 'creating' : 'looking' };
  const { prospect, chosen } = snapshot.context;
  return {
    kind: 'choosing',
    prospect: must(prospect, 'prospect'),
    chosen,
    isSaving: snapshot.matches('updating'),
    result: results.find((choosing) => snapshot.matches({ choosing })) ?? null,
  };
}
