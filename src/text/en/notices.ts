export const notices = {
  'cart.added': 'Added to cart: {name}',
  'cart.added.priced': 'Added to cart: {name}. It is now {to}. It was {from}.',
  'checkout.orderDiffers': 'Your order changed. Check it, then check out again.',
  'menu.ended':
    '{count, plural, one {{name} can’t be ordered anymore right now.} other {{count} items can’t be ordered anymore right now. The menu says when you can have them.}}',
  'menu.priceNow': '{name} is now {to}. It was {from}. Add it again to take it at that price.',
  'menu.priceLess': '{name} costs less now: {to}, down from {from}. Add it again to take it at that price.',
  'menu.priceGone': '{name} isn’t available for the order you have now.',
  'menu.priceLate': 'We’re still checking the price of {name}. Add it again in a moment.',
  'product.unlisted': 'We couldn’t load the allergens for your changes. Try again.',
  'shell.signedOutElsewhere': 'You signed out in another tab, so we signed you out here too.',
  'shell.notSaved': 'We’ll send your change when you’re online. Keep this page open.',
  'shell.online': 'You’re back online.',
  'shell.dismiss': 'Dismiss',
};
