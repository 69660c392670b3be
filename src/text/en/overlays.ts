/** Overlays, and pages in their place. */
export const overlays = {
  'shell.close': 'Close',
  'page.notFound.heading': 'We can’t find that page',
  'page.notFound': 'Nothing here but crumbs. The page may have moved, or the link may be old.',
  'page.notFound.scene': 'An empty dish with a few crumbs',
  'page.notFound.menu': 'See the menu',
  'page.notFound.cafe': 'Find a cafe',
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
  'page.lostChanges.heading': 'Some of your changes are gone',
  'page.lostChanges':
    'This cafe can’t make everything you changed, so we put the item in your cart the way it usually comes. Check it before you order.',
  'page.lostChanges.reading': 'Checking it for what you avoid…',
  'page.lostChanges.has': '{name} now has {names}.',
  'page.lostChanges.avoided': '{name} has {names}.',
  'page.lostChanges.unknown.heading': 'We couldn’t check for what you avoid',
  'page.lostChanges.unknown': 'We couldn’t check {name}.',
  'page.lostChanges.retry': 'Check again',
  'page.lostChanges.remove': '{count, plural, one {Remove it} other {Remove them}}',
  'page.lostChanges.keep': '{count, plural, one {Keep it anyway} other {Keep them anyway}}',
  'page.lostChanges.kept': '{names} {count, plural, one {stays} other {stay}} in your cart.',
  'page.seen': 'OK',
  'page.maintenance.heading': 'Online ordering is taking a short break',
  'page.maintenance': 'Our cafes are open as usual, and orders you’ve already placed are safe. Try again in a few minutes.',
  'page.maintenance.scene': 'A loaf on a board',
};
