export const noCafe = {
  'menu.unreachable': 'We could not get the menu of this cafe.',
  'menu.noCafe': 'Every cafe bakes its own. Tell us how, where and when, and we show you what is there.',
};
