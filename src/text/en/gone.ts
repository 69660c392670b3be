/** What cannot be opened. */
export const gone = {
  'product.toMenu': 'Back to menu',
  'product.gone.part': 'It comes with {part}. {why}',
};
