import type { SnapshotFrom } from 'xstate';
import type { siteMachine } from './site.machine.ts';

/** `asking` and `open`: the guest walks through the pages; `leaving` and `left`: the maintenance page takes their place. */
export interface SiteScreen {
  readonly kind: 'asking' | 'open' | 'leaving' | 'left';
  readonly isOnline: boolean;
  /** Open all the same: to those who debug it, or because the maintenance page could not be opened. */
  readonly isUnderMaintenance: boolean;
  readonly keys: 'loading' | 'loaded' | 'missing';
}

export function siteScreen(snapshot: SnapshotFrom<typeof siteMachine>): SiteScreen {
  const kind = kindOf(snapshot);
  return {
    kind,
    isOnline: snapshot.matches({ connection: 'online' }),
    isUnderMaintenance: kind === 'open' && snapshot.context.features.maintenanceMode,
    keys: keysIn(snapshot),
  };
}

function kindOf(snapshot: SnapshotFrom<typeof siteMachine>) {
  if (snapshot.matches({ features: 'asking' })) return 'asking';
  if (snapshot.matches({ features: 'leaving' })) return 'leaving';
  return snapshot.matches({ features: 'left' }) ? 'left' : 'open';
}

function keysIn(snapshot: SnapshotFrom<typeof siteMachine>) {
  if (snapshot.matches({ keys: 'loaded' })) return 'loaded';
  return snapshot.matches({ keys: 'missing' }) ? 'missing' : 'loading';
}
