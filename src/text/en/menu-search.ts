export const menuSearch = {
  'menuSearch.field': 'Name, ingredient, or need',
  'menuSearch.hint': 'Like “turkey” or “vegetarian soup under 500 calories”',
  'menuSearch.loading': 'Loading the menu',
  'menuSearch.unread': 'We couldn’t load the menu.',
  'menuSearch.hidden':
    '{count, plural, one {# item has what you avoid and isn’t shown.} other {# items have what you avoid and aren’t shown.}}',
  'menuSearch.allHidden':
    '{count, plural, one {The one item for “{text}” has what you avoid, so it isn’t shown.} other {All # items for “{text}” have what you avoid, so they aren’t shown.}}',
  'menuSearch.shown': '{count, plural, one {# of them has what you avoid.} other {# of them have what you avoid.}}',
  'menuSearch.show': '{count, plural, one {Show it} other {Show them}}',
  'menuSearch.more': '{count, plural, one {# more item matches.} other {# more items match.}} Add a word to see fewer.',
};
