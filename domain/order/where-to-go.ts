import type { SummaryDestination } from './destination.ts';

/** Returns the address that the guest goes to for an order, on one line; empty for a delivery, and where the cafe is not known. */
export const whereToGo = (destination: SummaryDestination, cafeAddress: string | null): string =>
  destination === 'DELIVERY' ? '' : (cafeAddress ?? '');
