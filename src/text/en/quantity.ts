/** The buttons of a number. */
export const quantity = {
  'product.less': 'One fewer {name}',
  'product.more': 'One more {name}',
};
