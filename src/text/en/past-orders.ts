/** Orders of before, in the account and on a page of their own. */
export const pastOrders = {
  'pastOrders.meta': '{day}. {cafe}',
  'pastOrders.now': 'Now',
  'pastOrders.before': 'Before',
  'pastOrders.canceled': 'Canceled',
  'pastOrders.none': 'No orders yet',
  'pastOrders.none.lead': 'Orders you place show up here.',
  'pastOrders.menu': 'See the menu',
  'pastOrders.number': 'Order {number}',
  'pastOrders.help': 'Get help',
  'pastOrders.help.order': 'Get help with order {number}',
  'pastOrders.group': 'Group order',
  'pastOrders.filter': 'Orders to show',
  'pastOrders.filter.all': 'All',
  'pastOrders.filter.mine': 'Mine',
  'pastOrders.filter.group': 'Group',
  'pastOrders.recents': 'Recents and favorites',
};
