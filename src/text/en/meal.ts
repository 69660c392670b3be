export const meal = {
  'meal.title': 'Make it a meal',
  'meal.title.youPickTwo': 'Make it You Pick Two',
  'meal.needs': 'Add {places}',
  'meal.place': 'a {place}',
  'meal.from': 'From {price}',
  'meal.same': 'Same price',
  'meal.decline': 'No thanks',
};
