import { createActor, createMachine, fromPromise } from 'xstate';
import { expect, it, vi } from 'vitest';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import * as orders from '#model-tests/samples/orders.ts';

const { pickup } = orders;
const delivery = { ...pickup, destination: 'DELIVERY' as const };
const details = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '5551234567', smsOptIn: false };
const form = { details, specialInstructions: '', goGreen: false, parkingSpot: '' };
const paying = { method: { kind: 'stored' as const, id: 'card.1' }, giftCards: [], tip: 300, hasGiftCardTipping: false };

it('a press after another tab has made the delivery a pickup saves no tip (CART-10)', async () => {
  const saved: { order: { destination: string }; tipChoice: { tip: number } }[] = [];
  let prices = 0;
  const actor = createActor(
    checkoutMachine.provide({
      actors: {
        priceCart: fromPromise(async () => {
          if (prices++ > 0) await new Promise(() => {});
          return { kind: 'priced', total: 1500, tip: 300, tipPercent: null, contents: 'c' };
        }),
        saveCart: fromPromise(async ({ input }: { input: never }) => {
          saved.push(input);
          return { kind: 'saved', total: 1500, tip: 300, tipPercent: null, contents: 'c' };
        }),
        submit: fromPromise(async () => ({ kind: 'declined', result: 'DECLINED', total: 1500, contents: 'c' })),
        paymentSelection: createMachine({}),
      } as never,
    }),
    { input: { cartId: 'c', order: delivery, tipChoice: { percent: null, tip: 300 } } },
  ).start();
  await vi.waitFor(() => expect(actor.getSnapshot().matches('filling')).toBe(true));
  actor.send({ type: 'form.submitted', form, paying });
  await vi.waitFor(() => expect(actor.getSnapshot().matches({ filling: 'declined' })).toBe(true));
  actor.send({ type: 'order.changed', order: pickup });
  // The price is on its way: a press need not wait for it (hold.ts).
  actor.send({ type: 'form.submitted', form, paying });
  await vi.waitFor(() => expect(saved).toHaveLength(2));
  expect(saved[1]).toMatchObject({ order: { destination: 'RPU' }, tipChoice: { tip: 0 } });
});
