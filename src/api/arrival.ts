import { orderArrival } from '#contract/order.ts';
import type { Client } from './client.ts';

/** Where the guest says it: on the page of their order. Neither specification names values. */
const ORIGIN = 'ORDER_PAGE';

interface Arrival {
  readonly cafeId: string;
  /** Digits. */
  readonly phoneNumber: string;
}

/** Tells the cafe that a guest is there (SERVICE-01). `source`: the name by which the server knows this site. A repeated call changes nothing. */
export async function sendArrival(call: Client, { source, ...arrival }: Arrival & { readonly source: string }) {
  await call(orderArrival, { body: { source, origin: ORIGIN, ...arrival } });
}
