/** Page of recent and favorite orders. */
export const recents = {
  'recents.scene': 'An empty dish with a spoon',
  'recents.heading': 'Recents and favorites',
  'recents.favorites': 'Favorites',
  'recents.recent': 'Recent orders',
  'recents.all': 'All orders',
  'recents.loading': 'Loading your orders…',
  'recents.failed': 'We couldn’t load your orders. Something went wrong on our end.',
  'recents.retry': 'Try again',
  'recents.guest': 'Sign in to see what you’ve ordered, and have it again in two taps.',
  'recents.untrusted': 'You’ve been away a while. Sign in again to see your orders.',
  'recents.signIn': 'Sign in',
};
