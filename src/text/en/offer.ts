/** Pages of an offer, and of what a reward is good for. */
export const offer = {
  'offer.loading': 'Loading…',
  'offer.unreachable': 'We couldn’t load this page. Something went wrong on our end.',
  'offer.over': 'This offer is over',
  'offer.over.words': 'It may have ended, or the link may be old. There’s plenty more on the menu.',
  'offer.menu': 'See the menu',
  'offer.none': 'Nothing in this offer is on the menu at {cafe} right now.',
  'offer.none.chain': 'Nothing in this offer is on our menu right now.',
  'offer.whole': 'It’s good on anything you order.',
  'offer.reward': 'What it’s good for. Add one of these, then use your reward in the cart.',
  'offer.reward.whole': 'It’s good on anything you order. Use your reward in the cart.',
  'offer.reward.gone': 'We can’t find that reward',
  'offer.reward.gone.words': 'It may have been used, or it may have ended.',
};
