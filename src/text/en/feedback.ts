export const feedback = {
  'feedback.order': 'How was ordering with us?',
  'feedback.help': 'How did we do?',
  'feedback.link': 'Take our short survey',
  'feedback.newTab': '(new tab)',
};
