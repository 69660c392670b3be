interface Limited {
  readonly key: string;
  readonly maximum: number | null;
}

/**
 * Returns what a problem of the cart is a limit of: of the amount that another company delivers, whose key the configuration names
 * (QTY-04, OPEN-31), or of an item (QTY-05); null without a maximum.
 */
export const limitOf = ({ key, maximum }: Limited, amountKey: string): 'amount' | 'item' | null =>
  maximum === null ? null : key === amountKey ? 'amount' : 'item';
