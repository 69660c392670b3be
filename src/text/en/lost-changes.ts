/** Changes of items that a cafe cannot make. */
export const lostChanges = {
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
};
