export const tip = {
  'checkout.tip': 'Tip your driver',
  'checkout.tip.driver': 'Your driver gets all of it.',
  'checkout.tip.none': 'No tip',
  'checkout.tip.other': 'Other',
  'checkout.tip.other.amount': 'Your amount',
  'checkout.tip.amount': 'Tip in dollars',
  'checkout.tip.set': 'Set tip',
  'checkout.tip.percent': '{percent}%',
};
