import { describe, expect, it } from 'vitest';
import { lastCartIn } from '#src/api/last-cart.ts';
import { cart } from '#model-tests/samples/carts.ts';

function tab() {
  const stored = new Map<string, string>();
  return {
    stored,
    storage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
      removeItem: (key: string) => void stored.delete(key),
    },
  };
}
const someones = {
  ...cart,
  customer: { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '5551234567' },
  items: cart.items.map((item) => ({ ...item, msgPreparedFor: 'Maximilian', msgKitchen: 'It is my birthday' })),
};

describe('the cart that a tab saw last', () => {
  it('has the names and amounts of its lines, and no person’s name', () => {
    const { stored, storage } = tab();
    lastCartIn(storage).store(someones);
    expect(
      lastCartIn(storage)
        .read(cart.cartId)
        ?.lines.map(({ name, totalPrice }) => [name, totalPrice]),
    ).toEqual(cart.items.map(({ name, totalPrice }) => [name, totalPrice]));
    expect([...stored.values()].join()).not.toMatch(/Ana|Ruiz|example|555|Maximilian|birthday/);
  });

  it('is not shown for another cart', () => {
    const { storage } = tab();
    lastCartIn(storage).store(cart);
    expect(lastCartIn(storage).read('another')).toBeNull();
  });

  it.for(['', '7', '{"cartId":"1"}', 'not json'])('is nothing where the storage has %j', (text) => {
    const { storage } = tab();
    storage.setItem('cart.last', text);
    expect(lastCartIn(storage).read('1')).toBeNull();
  });

  it('goes from the storage', () => {
    const { stored, storage } = tab();
    lastCartIn(storage).store(cart);
    lastCartIn(storage).clear();
    expect(stored.size).toBe(0);
  });
});
