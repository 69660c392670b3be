export const checkoutFacts = {
  'checkout.who.edit': 'Edit your details',
  'checkout.edit.tip': 'Edit your tip',
  'checkout.facts.tip': 'Tip',
  'checkout.facts.noTip': 'No tip',
};
