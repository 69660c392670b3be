interface Known {
  readonly groupHost: string | null;
  readonly customer: string | null;
  readonly onItem: string | null;
}

/** Name on the bag: the first that exists (PRODUCT-09, E-41). */
export const preparedFor = ({ groupHost, customer, onItem }: Known): string => groupHost || customer || onItem || '';
