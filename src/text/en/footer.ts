export const footer = {
  'footer.promise': 'Fresh bread from our own ovens, every morning.',
  'footer.order': 'Order',
  'footer.start': 'Start an order',
  'footer.group': 'Group order',
  'footer.catering': 'Catering',
  'footer.help': 'Help',
  'footer.support': 'Help with an order',
  'footer.accessibility': 'Accessibility',
  'footer.privacy': 'Privacy',
  'footer.terms': 'Terms',
  'footer.rights': '© {year} Hearthside Bakery-Cafes',
};
