/** Lines of the cart that its cafe and time exclude. */
export const excluded = {
  'cart.excluded.change': 'Change your order for {name}',
  'cart.excluded.remove': 'Remove {name} from what waits',
  'cart.excluded': 'It’s saved here. Change the cafe or time and we’ll add it.',
};
