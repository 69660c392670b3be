/** Calls whose failure is the generic API error; other flows emit theirs themselves (ERRORS-07). */
const calls: ReadonlySet<string> = new Set([
  'account.missedVisit',
  'cart.checkout',
  'cart.discountsRemove',
  'cart.summary',
  'order.arrival',
  'order.cancel',
  'order.details',
  'order.properties',
]);

/**
 * Is a failure of this call, by the contract's name of it, the generic API error (C-32, C-33, C-39, C-55, C-115 to C-118)? A guest whose
 * order cannot be canceled reads which account it needs instead (C-116).
 */
export const isGenericFailure = (endpoint: string, isMember: boolean): boolean =>
  calls.has(endpoint) && (isMember || endpoint !== 'order.cancel');
