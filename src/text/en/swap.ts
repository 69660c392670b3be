/** What may take the place of a line of the cart. */
export const swap = {
  'cart.swap': 'Swap',
  'cart.swap.line': 'Swap {former} for {name}',
  'cart.swap.several': '{count} for {price}',
  'cart.swap.priceNow': '{name} is now {to}. It was {from}. Swap again to take it at that price.',
  'cart.swap.priceLess': '{name} costs less now: {to}, down from {from}. Swap again to take it at that price.',
  'cart.swap.priceGone': '{name} isn’t available for the order you have now.',
  'cart.swap.priceLate': 'We’re still checking the price of {name}. Swap again in a moment.',
};
