import type { QueryFunctionContext } from '@tanstack/react-query';
import { isRealCafe } from '#domain/cafe/cafe.ts';
import { cafeTimeAt, dayOf } from '#domain/time/cafe-time.ts';
import { cafeById } from './cafe.ts';
import type { Client } from './client.ts';
import { deviceZone } from './zone.ts';

/** Returns today at a cafe, `YYYY-MM-DD`, by the server's clock; in the zone of the device for the menu of the chain, and where the cafe is not known. */
export async function todayAt(call: Client, cafeId: string, { client, meta }: QueryFunctionContext): Promise<string> {
  const cafe = isRealCafe(cafeId) ? await client.fetchQuery(cafeById(call, cafeId)).catch(() => null) : null;
  return dayOf(cafeTimeAt(meta?.now?.() ?? Temporal.Now.instant(), cafe?.timeZone ?? deviceZone()));
}
