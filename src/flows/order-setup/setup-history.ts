import { useEffect, useRef } from 'react';
import type { SetupStep } from '#domain/order/setup-steps.ts';
import type { OrderSetupScreen } from '#machines/order-setup/order-setup.screen.ts';
import type { OrderSetupEvent } from '#machines/order-setup/order-setup.types.ts';
import { entrySheets, entryState, writeEntry, type HistoryMove, type HistoryPage } from '#src/ui/history-entry.ts';

type Steps = readonly SetupStep[];

const stepsByScreen: Readonly<Partial<Record<OrderSetupScreen['kind'], SetupStep>>> = {
  choosingDestination: 'destination',
  searchingCafe: 'cafe',
  confirmingCafe: 'cafe',
  searchingAddress: 'address',
  choosingTime: 'time',
  choosingTable: 'table',
};

/** The step that a screen asks; null between two steps, and before the first one. */
export const stepOn = ({ kind }: Pick<OrderSetupScreen, 'kind'>): SetupStep | null => stepsByScreen[kind] ?? null;

/**
 * One entry of the browser's history for each step that was asked, in `setupSteps` of the entry's state. Back goes to the step before
 * by `reopen`, which clears what depends on it (ORD-SETUP-14, -15); Back from the first one is the browser's.
 */
export function createSetupHistory(page: HistoryPage, reopen: (step: SetupStep) => void) {
  let current: SetupStep | null = null;
  let isOwnMove = false;
  const entrySteps = () => (entryState(page)['setupSteps'] ?? []) as Steps;
  function move(by: number) {
    isOwnMove = true;
    page.history.go(by);
  }
  function hear(event: HistoryMove) {
    const steps = entrySteps();
    const asked = steps.at(-1);
    if (asked === undefined) return;
    if (isOwnMove) event.stopImmediatePropagation();
    else if (asked !== current) {
      event.stopImmediatePropagation();
      // A step ahead is not asked before those in between are answered.
      if (current !== null && steps.includes(current)) move(-1);
      else reopen(asked);
    }
    isOwnMove = false;
  }
  page.addEventListener('popstate', hear, { capture: true });
  return {
    /** Writes down which step is asked now. `order`: the steps of the destination in their order. */
    show(step: SetupStep, order: Steps) {
      current = step;
      const steps = entrySteps();
      const last = steps.at(-1);
      const at = steps.indexOf(step);
      if (last === step) return;
      if (at !== -1) move(at - steps.length + 1);
      else {
        const isNext = last !== undefined && order.indexOf(step) > order.indexOf(last);
        // The entry of a sheet that was open on the step before is free.
        const isFree = !isNext || entrySheets(page).length > 0;
        const setupSteps = [...(isNext ? steps : steps.slice(0, -1)), step];
        writeEntry(page, isFree ? 'replaceState' : 'pushState', { setupSteps, sheets: [] });
      }
    },
    stop: () => page.removeEventListener('popstate', hear, { capture: true }),
  };
}

/** Ties the steps of an order setup to the browser's history, for as long as its page is shown. */
export function useSetupHistory(screen: OrderSetupScreen, send: (event: OrderSetupEvent) => void): void {
  const entries = useRef<ReturnType<typeof createSetupHistory>>(null);
  useEffect(() => {
    const created = createSetupHistory(window, (step) => send({ type: 'step.reopened', step }));
    entries.current = created;
    return () => created.stop();
  }, [send]);
  const step = stepOn(screen);
  useEffect(() => {
    if (step !== null)
      entries.current?.show(
        step,
        screen.steps.map((one) => one.step),
      );
  });
}
