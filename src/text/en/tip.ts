export const tip = {
  'checkout.tip.unset': 'Set your tip of {tip}, or choose No tip.',
  'checkout.tip.amount.error': 'Enter an amount from {min} to {max}.',
  'checkout.tip': 'Tip your driver',
  'checkout.tip.driver': 'Your driver gets all of it.',
  'checkout.tip.none': 'No tip',
  'checkout.tip.other': 'Other',
  'checkout.tip.other.amount': 'Your amount',
  'checkout.tip.amount': 'Tip in dollars',
  'checkout.tip.set': 'Set tip',
  'checkout.tip.percent': '{percent}%',
};
