export const nothingFound = {
  'menu.search.found': '{count, plural, one {# item} other {# items}} for “{text}”',
  'menu.search.none': 'Nothing on the menu matches “{text}”',
  'menu.none.try': 'Check the spelling, or try one word, like “soup” or “turkey”.',
  'menu.none.clear': 'Clear search',
  'menu.none.scene': 'An empty dish with a spoon on it',
};
