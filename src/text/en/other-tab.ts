export const otherTab = {
  'otherTab.placing': 'Your order is being placed in another tab. It can’t be changed now.',
  'otherTab.placed': 'Your order is placed.',
  'otherTab.placed.unchanged': 'Your order is placed. Your last change wasn’t part of it.',
  'otherTab.placed.order': 'Your order is placed. The cafe or time you just chose wasn’t part of it.',
  'otherTab.placed.see': 'See your order',
};
