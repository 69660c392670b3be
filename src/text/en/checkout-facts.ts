export const checkoutFacts = {
  'checkout.edit.tip': 'Edit your tip',
  'checkout.facts.tip': 'Tip',
  'checkout.facts.noTip': 'No tip',
};
