export const notices = {
  'cart.added': 'Added to cart: {name}',
  'shell.signedOutElsewhere': 'You signed out in another tab, so we signed you out here too.',
  'shell.notSaved': 'Your change is saved. We’ll send it when you’re online.',
  'shell.online': 'You’re back online.',
  'shell.dismiss': 'Dismiss',
};
