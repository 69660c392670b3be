import type { SnapshotFrom } from 'xstate';
import type { siteMachine } from './site.machine.ts';

export type SiteScreen =
  | { kind: 'opening' }
  | { kind: 'leaving' }
  | { kind: 'left' }
  | { kind: 'open'; isOnline: boolean; isUnderMaintenance: boolean; keys: 'loading' | 'loaded' | 'missing' };

export function siteScreen(snapshot: SnapshotFrom<typeof siteMachine>): SiteScreen {
  if (snapshot.matches('opening')) return { kind: 'opening' };
  if (snapshot.matches('leaving')) return { kind: 'leaving' };
  if (snapshot.matches('left')) return { kind: 'left' };
  return {
    kind: 'open',
    isOnline: snapshot.matches({ open: { connection: 'online' } }),
    isUnderMaintenance: snapshot.matches({ open: { mode: 'debugged' } }),
    keys: keysIn(snapshot),
  };
}

function keysIn(snapshot: SnapshotFrom<typeof siteMachine>) {
  if (snapshot.matches({ open: { keys: 'loaded' } })) return 'loaded';
  return snapshot.matches({ open: { keys: 'missing' } }) ? 'missing' : 'loading';
}
