/** Overlays, and pages in their place. */
export const overlays = {
  'page.notFound.heading': 'We can’t find that page',
  'page.notFound': 'The link may be old, or the address may have a typo.',
  'page.notFound.menu': 'See the menu',
  'page.welcome.heading': 'Welcome to Hearthside',
  'page.welcome': 'This is our new ordering site. Choose how you’d like your order to get started.',
  'page.welcome.go': 'Order now',
  'page.loginUnavailable.heading': 'Sign-in isn’t available right now',
  'page.loginUnavailable': 'You can still order as a guest.',
  'page.maintenance.heading': 'Online ordering is taking a short break',
};
