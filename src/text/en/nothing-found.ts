export const nothingFound = {
  'menu.none.try': 'Check the spelling, or try one word, like “soup” or “turkey”.',
  'menu.none.clear': 'Clear search',
  'menu.none.scene': 'An empty dish with a spoon on it',
};
