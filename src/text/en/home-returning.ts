/** Texts of the home page for a member, and for a guest with an order in hand. */
export const homeReturning = {
  'homeReturning.morning': 'Good morning, {name}',
  'homeReturning.afternoon': 'Good afternoon, {name}',
  'homeReturning.evening': 'Good evening, {name}',
  'homeReturning.order.facts': '{what} · {when}',
  'homeReturning.order.items': '{count, plural, one {# item} other {# items}}, {price}',
  'homeReturning.order.more': 'And {count, plural, one {# more item} other {# more items}}',
  'homeReturning.order.cart': 'View cart',
  'homeReturning.order.menu': 'See the menu',
  'homeReturning.order.keep': 'Keep ordering',
  'homeReturning.ways': 'Or get it another way',
  'homeReturning.rewards': '{count, plural, one {# reward} other {# rewards}} ready',
  'homeReturning.rewards.all': 'All rewards',
  'homeReturning.rewards.none': 'Your rewards',
  'homeReturning.rewards.visits': '{count, plural, one {# more visit} other {# more visits}} for your next reward.',
};
