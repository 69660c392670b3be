import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { updateCart } from '#contract/cart.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import type { Client } from '#src/api/client.ts';
import { checkoutPorts } from '#src/flows/checkout/checkout.ports.ts';
import { bodyOf } from '#test/kit/body-of.ts';
import { stubClient } from '#test/kit/stub-client.ts';
import { wireCart } from '#test/kit/wire-cart.ts';

const order = { ...pickup, cafe: { ...pickup.cafe, id: '203' } };

const portsOf = (call: Client) =>
  checkoutPorts({
    call,
    queryClient: new QueryClient(),
    announceChange: () => {},
    asks: async () => false,
    untilSubmitted: () => Promise.resolve(false),
  });

function portsFor(totalPrice: number | null | undefined) {
  const answer = { ...wireCart, cartSummary: { destination: 'RPU', totalPrice } };
  return portsOf(stubClient(() => answer));
}
const tipChoice = { percent: 0, tip: 0 };
const pricing = (totalPrice: number | null | undefined) =>
  toPromise(
    createActor(portsFor(totalPrice).priceCart, {
      input: { cartId: 'cart-1', order, isFirstCheckout: true, tipChoice, seen: null },
    }).start(),
  );
const saving = (totalPrice: number | null | undefined) =>
  toPromise(
    createActor(portsFor(totalPrice).saveCart, { input: { cartId: 'cart-1', order, tipChoice, form: null, at: null, seen: null } }).start(),
  );

it('only a total of 0 is nothing to pay: a total that the server leaves out is no answer (SUBMIT-02)', async () => {
  await expect(pricing(0)).resolves.toMatchObject({ kind: 'priced', total: 0 });
  await expect(saving(0)).resolves.toMatchObject({ kind: 'saved', total: 0 });
  for (const missing of [null, undefined]) {
    await expect(pricing(missing)).rejects.toThrow('has no total');
    await expect(saving(missing)).resolves.toEqual({ kind: 'unsent' });
  }
});

it('a cart with an item that the order excludes is not priced to be placed (AVAIL-01)', async () => {
  const exceptions = [{ i18nKey: 'cart.validation.item.unavailable', name: 'Club', itemId: '72022', sequenceNum: 1 }];
  const answer = { ...wireCart, cartSummary: { destination: 'RPU', totalPrice: 10 }, exceptions };
  const ports = portsOf(stubClient(() => answer));
  const pricing = createActor(ports.priceCart, {
    input: { cartId: 'cart-1', order, isFirstCheckout: true, tipChoice, seen: null },
  }).start();
  await expect(toPromise(pricing)).resolves.toEqual({ kind: 'refused', reasonCode: 'cart.validation.items' });
});

it.each([
  ['RPU', true, true],
  ['DELIVERY', true, true],
  ['RPU', false, false],
  // A wish that came with an earlier order, which a table has no use for.
  ['DINEIN', true, false],
] as const)('a form of %s with goGreen %s saves it as %s (CART-31)', async (destination, goGreen, saved) => {
  const bodies: unknown[] = [];
  const { saveCart } = portsOf(
    stubClient((described, asked) => {
      if (described.name === updateCart.name) bodies.push(bodyOf(asked));
      return { ...wireCart, cartSummary: { destination, totalPrice: 10 } };
    }),
  );
  const details = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '(555) 123-4567', smsOptIn: false };
  const form = { details, specialInstructions: '', goGreen, parkingSpot: '' };
  const input = { cartId: 'cart-1', order: { ...order, destination }, tipChoice, form, at: null, seen: null };
  await toPromise(createActor(saveCart, { input }).start());
  expect(bodies).toMatchObject([{ cartSummary: { goGreen: saved } }]);
});
