/** More of an item than one order may have. */
export const limit = {
  'limit.none': 'Your cart already has as many of these as one order can have.',
  'limit.most': 'You can have up to {limit} of these.',
  'limit.most.cart': 'You can have up to {limit} of these, and {count, plural, one {# is} other {# are}} in your cart.',
  'limit.most.more': 'You can have up to {limit} of these, and {count, plural, one {# more is} other {# more are}} in your cart.',
};
