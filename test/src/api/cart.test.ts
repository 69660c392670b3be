import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { cart, club } from '#model-tests/samples/carts.ts';
import { cartById } from '#src/api/cart.ts';
import { stubClient } from '#test/kit/stub-client.ts';
import { wireCart } from '#test/kit/wire-cart.ts';

const [wireClub] = wireCart.items;
const read = (answer: object) =>
  new QueryClient().fetchQuery(
    cartById(
      stubClient(() => ({ ...wireCart, ...answer })),
      'cart-1',
    ),
  );

it('What a server leaves out of a cart is null, and a line without a size has an empty one', async () => {
  const unsaid = Object.fromEntries(Object.keys(cart.cartSummary).map((field) => [field, null]));
  await expect(read({})).resolves.toEqual({ ...cart, cartSummary: unsaid, items: [{ ...club, size: '' }] });
});

it('Amounts of a cart are cents; an amount of 0 is known', async () => {
  const { cartSummary, items } = await read({
    cartSummary: { subTotal: 10, tax: 0, tip: 1.5, discount: 0.29, totalPrice: 11.21 },
    items: [{ ...wireClub, amount: 5.35, totalPrice: 10.7 }],
  });
  expect(cartSummary).toMatchObject({ subTotal: 1000, tax: 0, tip: 150, discount: 29, totalPrice: 1121 });
  expect(items).toMatchObject([{ amount: 535, totalPrice: 1070 }]);
});

it.for([
  ['TABLE', 'DINEIN'],
  ['DRIVETHRU', 'DRIVE_THRU'],
  ['SUBSCRIPTION', 'SUBSCRIPTION'],
])('A cart for %s is for %s (AMB-01, GEN-03)', async ([said, destination]) => {
  const { cartSummary } = await read({ cartSummary: { destination: said } });
  expect(cartSummary.destination).toBe(destination);
});

it('A line has its ingredients in one list, with the portion that a server leaves out, and its parts with theirs, of which an allergen that its changes add is none (COMBO-11, PRODUCT-08, E-43)', async () => {
  const added = { itemId: '1', name: 'Bacon', custType: 'ADDED' };
  const swapped = { itemId: '2', name: 'Rye', custType: 'SUBSTITUTED', portion: 'Light', originalItemId: '3' };
  const removed = { itemId: '4', custType: 'REMOVED' };
  const { items } = await read({
    items: [
      {
        ...wireClub,
        customizations: { addedIngredients: [added, swapped], removedIngredients: [removed] },
        childItems: [
          {
            itemId: '5',
            name: 'Soup',
            type: 'PRODUCT',
            quantity: 1,
            size: 'Cup',
            totalPrice: 1.5,
            amount: 1,
            itemDetails: { isProduct: true },
          },
          {
            itemId: '6',
            name: 'Apple',
            type: 'SIDE',
            quantity: 1,
            amount: 0.5,
            itemDetails: { isSide: true },
            renderSource: { parentPlacardId: '60' },
            customizations: { addedIngredients: [added], removedIngredients: [] },
          },
          { itemId: '7', name: 'Chips', type: 'SIDE', quantity: 1 },
          { itemId: '8', name: 'PEANUTS', type: 'ALLERGEN', quantity: 1 },
        ],
        itemDetails: { isUnavailable: true },
        vendorCartItemId: 'change-1',
      },
    ],
  });
  expect(items).toEqual([
    {
      ...club,
      size: '',
      ingredients: [
        { ...added, portion: 'Regular', originalItemId: null },
        swapped,
        { ...removed, name: '', portion: 'No', originalItemId: null },
      ],
      children: [
        { itemId: '5', name: 'Soup', imgKey: null, placardId: null, isSide: false, ingredients: [], size: 'Cup', price: 150 },
        {
          itemId: '6',
          name: 'Apple',
          imgKey: null,
          placardId: '60',
          isSide: true,
          ingredients: [{ ...added, portion: 'Regular', originalItemId: null }],
          size: '',
          price: 50,
        },
        { itemId: '7', name: 'Chips', imgKey: null, placardId: null, isSide: false, ingredients: [], size: '', price: 0 },
      ],
      allergens: [{ itemId: '8', name: 'PEANUTS', grouping: '' }],
      isUnavailable: true,
      changeId: 'change-1',
    },
  ]);
});
