export const sizes = {
  'size.vessel': '{size} of {name}',
  'size.measure': '{name}, {size}',
  'size.without': 'No {name}',
  'size.word': '{size} {name}',
};
