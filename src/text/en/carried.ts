export const carried = {
  'carried.cafe': 'Your order is at {cafe} now. Price and choices are from there.',
  'carried.leftOut': 'Your order is at {cafe} now. It can’t make everything you chose. We left out: {leftOut}.',
  'carried.usual': 'Your order is at {cafe} now. It can’t make everything you chose. Back to the usual amount: {usual}.',
  'carried.both':
    'Your order is at {cafe} now. It can’t make everything you chose. We left out: {leftOut}. Back to the usual amount: {usual}.',
  'carried.here.leftOut': 'We can’t make everything you chose anymore. We left out: {leftOut}.',
  'carried.here.usual': 'We can’t make everything you chose anymore. Back to the usual amount: {usual}.',
  'carried.here.both': 'We can’t make everything you chose anymore. We left out: {leftOut}. Back to the usual amount: {usual}.',
};
