/** What a delivery must come to. */
export const minimum = {
  'cart.minimum': 'Add {missing} more for delivery',
  'cart.minimum.rule': '{cafe} delivers orders of {minimum} or more, before tax and fees.',
  'cart.minimum.pickup': 'Pick it up instead',
  'cart.minimum.toGo': '{missing} to go',
  'cart.minimum.least': '{minimum} minimum',
};
