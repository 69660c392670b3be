export const approval = {
  'approval.loading': 'One moment…',
  'approval.notLoaded': 'That didn’t load. You haven’t been charged. Try again, or choose another way to pay.',
  'approval.cancel': 'Cancel',
  'approval.payPal.how': 'You approve it at PayPal. You aren’t charged until you place your order.',
  'approval.payPal.open': 'Continue with PayPal',
  'approval.payPal.done': 'You approved it at PayPal. You aren’t charged until you place your order.',
  'approval.payPal.again': 'Use another PayPal account',
  'approval.milStar.how': 'Enter the card’s number and date. You aren’t charged until you place your order.',
  'approval.milStar.open': 'Enter card details',
  'approval.milStar.done': 'You aren’t charged until you place your order.',
  'approval.milStar.again': 'Use another Military Star card',
};
