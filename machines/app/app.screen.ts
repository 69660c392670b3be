import type { SnapshotFrom } from 'xstate';
import type { appMachine } from './app.machine.ts';

/** What is going on around the page; the flows inside are drawn by the routes. */
export interface AppScreen {
  readonly kind: 'running';
  readonly openFlows: readonly string[];
  readonly isSessionActive: boolean;
  readonly isCartBroken: boolean;
}

export const appScreen = (snapshot: SnapshotFrom<typeof appMachine>): AppScreen => ({
  kind: 'running',
  openFlows: Object.keys(snapshot.context.openFlows),
  isSessionActive: snapshot.matches({ session: 'active' }),
  isCartBroken: snapshot.matches({ cart: 'broken' }),
});
