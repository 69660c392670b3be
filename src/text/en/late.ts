/** A wait that is long. */
export const late = {
  late: 'This is taking longer than usual.',
  'late.retry': 'Try again',
};
