export const app = {
  'app.name': 'Hearthside',
};
