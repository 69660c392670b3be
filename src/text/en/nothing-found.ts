export const nothingFound = {
  'menu.search.found': '{count, plural, one {# item} other {# items}} for “{text}”',
  'menu.search.closest':
    'Nothing on the menu matches all of “{text}”. {count, plural, one {This item comes closest} other {These # items come closest}}',
  'menu.search.gluten': 'Gluten-conscious isn’t gluten-free: we bake with wheat in the same kitchen.',
  'menu.search.unsure': 'We can’t tell what has {names} in it. Check the ingredients before you order.',
  'menu.search.without': 'By our recipes they’re made without it, but we share one kitchen, so any item may touch any allergen.',
  'menu.search.first': 'These are the first {max}. Add a word to see fewer.',
  'menu.search.none': 'Nothing on the menu matches “{text}”',
  'menu.none.try': 'Check the spelling, or try one word, like “soup” or “turkey”.',
  'menu.none.clear': 'Clear search',
  'menu.none.scene': 'An empty dish with a spoon on it',
};
