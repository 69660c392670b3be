export const adding = {
  'adding.now': 'Adding {name}…',
};
