export const start = {
  'start.unusable.heading': 'We can’t take orders here right now',
  'start.unusable': 'This site isn’t set up correctly. Please call your cafe to order.',
  'start.unusable.settings': 'Settings to check in index.html: {settings}',
};
