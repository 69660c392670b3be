import type { OrderCustomer } from '../cart/create.ts';

interface Known {
  readonly groupHost: string | null;
  readonly customer: string | null;
  readonly onItem: string | null;
}

/** Name on the bag: the first that exists (PRODUCT-09, E-41). */
export const preparedFor = ({ groupHost, customer, onItem }: Known): string => groupHost || customer || onItem || '';

/** Returns the name on the bag of a new line: the member's; empty for a guest, and in an insecure session, which tells the server no details (SESSION-19). */
export const preparedForNew = ({ customer, isInsecure = false }: OrderCustomer): string =>
  preparedFor({
    groupHost: null,
    customer: isInsecure || !customer ? null : `${customer.firstName} ${customer.lastName}`.trim(),
    onItem: null,
  });
