export const notices = {
  'cart.added': 'Added to cart: {name}',
  'shell.signedOutElsewhere': 'You signed out in another tab, so we signed you out here too.',
  'shell.notSaved': 'We’ll send your change when you’re online. Keep this page open.',
  'shell.online': 'You’re back online.',
  'shell.dismiss': 'Dismiss',
};
