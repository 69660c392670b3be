export const checkoutFacts = {
  'checkout.ways': 'Ways to pick up',
  'checkout.ways.counter': 'Counter',
  'checkout.who.edit': 'Edit your details',
  'checkout.edit.tip': 'Edit your tip',
  'checkout.facts.tip': 'Tip',
  'checkout.facts.noTip': 'No tip',
};
