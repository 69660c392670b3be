export const pricing = {
  'pricing.was': ', was {was}.',
};
