export const noCafe = {
  'menu.unreachable': 'We couldn’t load the menu.',
  'menu.noCafe': 'Choose a cafe and time to see its menu.',
};
