export const menuSearch = {
  'menuSearch.field': 'Name, ingredient, or need',
  'menuSearch.hint': 'Like “turkey” or “vegetarian soup under 500 calories”',
  'menuSearch.loading': 'Loading the menu',
  'menuSearch.unread': 'We couldn’t load the menu.',
  'menuSearch.hidden':
    '{count, plural, one {# item has what you avoid and isn’t shown.} other {# items have what you avoid and aren’t shown.}}',
  'menuSearch.more': '{count, plural, one {# more item matches.} other {# more items match.}} Add a word to see fewer.',
  'menuSearch.from': 'From {price}',
};
