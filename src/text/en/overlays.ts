/** Overlays, and pages in their place. */
export const overlays = {
  'page.notFound.heading': 'There is no such page',
  'page.notFound': 'The address may be mistyped, or the page has moved.',
  'page.notFound.menu': 'Go to the menu',
  'page.welcome.heading': 'Welcome to Hearthside',
  'page.welcome': 'This is our new ordering site. Tell us how you like it.',
  'page.welcome.go': 'Let us order',
  'page.loginUnavailable.heading': 'Sign-in is not available',
  'page.loginUnavailable': 'You can order as a guest.',
  'page.maintenance.heading': 'We are closed for a moment',
};
