/** The dialog of a limit of the cart. */
export const limitDialog = {
  'cart.limit.item': 'That’s more than one order can have',
  'cart.limit.amount': 'That’s more than we can deliver',
  'cart.limit.more': 'Need more? {cafe} can tell you what’s possible: {phone}.',
  'cart.limit.call': 'Call {cafe}',
  'cart.limit.close': 'Close',
};
