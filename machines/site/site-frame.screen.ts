import type { SnapshotFrom } from 'xstate';
import type { siteMachine } from './site.machine.ts';

/** What the frame of every page says of the site. */
export interface SiteFrame {
  readonly isOnline: boolean;
  /** Open all the same: to those who debug it, or because the maintenance page could not be opened. */
  readonly isUnderMaintenance: boolean;
}

export const siteFrame = (snapshot: SnapshotFrom<typeof siteMachine>): SiteFrame => ({
  isOnline: snapshot.matches({ connection: 'online' }),
  isUnderMaintenance: snapshot.matches({ features: 'settled' }) && snapshot.context.features.maintenanceMode,
});
