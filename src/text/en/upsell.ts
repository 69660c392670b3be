export const upsell = {
  'upsell.beverage': 'Anything to drink?',
  'upsell.bakery': 'A little something sweet?',
  'upsell.close': 'Close and go back to cart',
  'upsell.back': 'Back to cart',
  'upsell.added': '{name} added. Total {total}',
  'upsell.added.unpriced': '{name} added.',
};
