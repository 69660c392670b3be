import { BELOW_MINIMUM } from '../cart/orderable.ts';

/** Where an order that was refused is put right: in its cart, on the menu, in its setup, or at the form of the checkout. */
export type RefusalPlace = 'cart' | 'menu' | 'setup' | 'form';

const places: Readonly<Record<string, RefusalPlace>> = {
  'cart.validation.items': 'cart',
  'cart.notfound': 'cart',
  'cart.validation.empty': 'menu',
  [BELOW_MINIMUM]: 'menu',
  'cart.validation.cafe': 'setup',
  'cart.validation.destination': 'setup',
  'cart.validation.time': 'setup',
  'cart.validation.table': 'setup',
  'cart.validation.deliveryinfo': 'setup',
};

/** Returns where a refusal is put right, by the server's reason code; the form for every other code (SUBMIT-10). */
export const placeOfRefusal = (reasonCode: string): RefusalPlace => places[reasonCode] ?? 'form';
