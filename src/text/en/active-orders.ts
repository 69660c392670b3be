/** The orders on their way, on the home page. */
export const activeOrders = {
  'activeOrders.label': 'Your orders',
  'activeOrders.placed': 'Your order is placed',
  'activeOrders.track': 'Track order',
  'activeOrders.track.of': 'Track order {number}',
  'activeOrders.help.label': 'Help with an order',
  'activeOrders.help.order': 'Order {number}, today at {time}',
  'activeOrders.help.link': 'View order, get help',
  'activeOrders.at': '{time} · {cafe}, {destination}',
  'activeOrders.time': '{label} {when}',
  'activeOrders.way.RPU': 'pickup',
  'activeOrders.way.DELIVERY': 'delivery',
  'activeOrders.way.DINEIN': 'dine-in',
  'activeOrders.way.DRIVE_THRU': 'drive-thru',
  'activeOrders.way.CURBSIDE': 'curbside',
  'activeOrders.way.SUBSCRIPTION': 'subscription',
};
