export const slots = {
  'slots.loading': 'Looking for times…',
  'slots.asap': 'As soon as possible',
  'slots.asap.note': 'Ready in about {minutes} min',
  'slots.asap.none': 'The kitchen is closed now. Choose a time below.',
  'slots.days': 'Day',
  'slots.morning': 'Morning',
  'slots.midday': 'Midday',
  'slots.evening': 'Evening',
  'slots.taken': '{time}, taken',
  'slots.full': 'No time is left on {day}. Choose another day.',
  'slots.unanswered': 'We could not get the times.',
  'slots.retry': 'Try again',
};
