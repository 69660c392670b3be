type KeyValueStorage = Pick<Storage, 'getItem'>;

/** Key under which all tabs share the orders that were placed in this browser. */
export const PLACED_KEY = 'placedOrders';

/** Returns whether any order is stored, without reading what it is. */
export const hasPlacedOrders = ({ sharedStorage }: { readonly sharedStorage: KeyValueStorage }): boolean =>
  sharedStorage.getItem(PLACED_KEY)?.includes('orderId') ?? false;
