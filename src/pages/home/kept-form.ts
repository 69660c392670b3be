import * as v from 'valibot';
import type { HomeForm } from '#domain/home/start.ts';
import { destinations } from '#domain/order/order.ts';
import { entryState, writeEntry, type HistoryPage } from '#src/ui/history-entry.ts';

const Kept: v.GenericSchema<unknown, HomeForm> = v.object({ destination: v.picklist(destinations), typed: v.string() });

/** What was chosen and typed on this entry of the browser's history, before a reload or before going on; null: nothing yet. */
export function keptForm(page: HistoryPage): HomeForm | null {
  const kept = v.safeParse(Kept, entryState(page)['homeForm']);
  return kept.success ? kept.output : null;
}

export const keepForm = (page: HistoryPage, homeForm: HomeForm): void => writeEntry(page, 'replaceState', { homeForm });
