export const menuUnreachable = {
  'menu.unreachable': 'We couldn’t load the menu.',
};
