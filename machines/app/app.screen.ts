import type { SnapshotFrom } from 'xstate';
import type { appMachine } from './app.machine.ts';

const stages = ['notStarted', 'orderSetup', 'inProgress', 'checkout', 'orderConfirmation'] as const;

/** What is going on around the page; the flows inside are drawn by the routes. */
export type AppScreen =
  | { kind: 'booting' }
  | {
      kind: 'running';
      stage: (typeof stages)[number];
      openFlows: readonly string[];
      isSessionActive: boolean;
      isCartBroken: boolean;
      placedCartId: string | null;
    };

export function appScreen(snapshot: SnapshotFrom<typeof appMachine>): AppScreen {
  const stage = stages.find((ordering) => snapshot.matches({ running: { ordering } }));
  if (stage === undefined) return { kind: 'booting' };
  return {
    kind: 'running',
    stage,
    openFlows: Object.keys(snapshot.context.openFlows),
    isSessionActive: snapshot.matches({ running: { session: 'active' } }),
    isCartBroken: snapshot.matches({ running: { cart: 'broken' } }),
    placedCartId: snapshot.context.placedCartId,
  };
}
