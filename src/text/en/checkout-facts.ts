export const checkoutFacts = {
  'checkout.early': 'One moment. Check your total, then press again.',
  'checkout.who.edit': 'Edit your details',
  'checkout.edit.tip': 'Edit your tip',
  'checkout.facts.tip': 'Tip',
  'checkout.facts.noTip': 'No tip',
};
