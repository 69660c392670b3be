import type { SnapshotFrom } from 'xstate';
import type { appMachine } from './app.machine.ts';

/** What is going on around the page; the flows inside are drawn by the routes. */
export type AppScreen =
  | { kind: 'booting' }
  | { kind: 'running'; openFlows: readonly string[]; isSessionActive: boolean; isCartBroken: boolean };

export function appScreen(snapshot: SnapshotFrom<typeof appMachine>): AppScreen {
  if (!snapshot.matches('running')) return { kind: 'booting' };
  return {
    kind: 'running',
    openFlows: Object.keys(snapshot.context.openFlows),
    isSessionActive: snapshot.matches({ running: { session: 'active' } }),
    isCartBroken: snapshot.matches({ running: { cart: 'broken' } }),
  };
}
