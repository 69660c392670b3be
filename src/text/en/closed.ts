export const closed = {
  'closed.now': '{cafe} is closed now',
  'closed.kitchen': '{cafe} isn’t taking orders right now',
  'closed.time': 'Choose a time for your order. Your cart is saved.',
  'closed.time.choose': 'Choose a time',
  'closed.destination': 'Choose another way to get your order. Your cart is saved.',
  'closed.destination.choose': 'Change your order',
  'closed.when.now': 'Closed now',
  'closed.when.kitchen': 'Not taking orders right now',
  'closed.when.opens': 'Closed now. Opens {when}',
  'closed.when.clock': 'at {time}',
};
