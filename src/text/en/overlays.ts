/** Overlays. */
export const overlays = {
  'shell.close': 'Close',
  'page.restricted.heading': 'This cafe isn’t open to everyone',
  'page.restricted':
    'It’s inside a building that not everyone can enter, such as a hospital, a campus, or a base. You need access to pick up an order there.',
  'page.welcome.heading': 'Welcome to Hearthside',
  'page.welcome': 'This is our new ordering site. Choose how you’d like your order to get started.',
  'page.welcome.go': 'Order now',
  'page.loginUnavailable.heading': 'Sign-in isn’t available right now',
  'page.loginUnavailable': 'You can still order as a guest.',
  'page.foodPrep.heading': 'How we prepare your food',
  'page.foodPrep':
    'We make your food when you order it, in one kitchen, so any item may touch any allergen. Call the cafe if yours is severe.',
  'page.prop65.heading': 'California Prop 65 warning',
  'page.prop65':
    'WARNING: Consuming coffee, toasted bread, and other roasted or baked food can expose you to chemicals including acrylamide, which is known to the State of California to cause cancer. For more information go to www.P65Warnings.ca.gov/food.',
  'page.seen': 'OK',
  'page.maintenance.heading': 'Online ordering is taking a short break',
  'page.maintenance': 'Our cafes are open as usual, and orders you’ve already placed are safe. Try again in a few minutes.',
  'page.maintenance.scene': 'A loaf on a board',
};
