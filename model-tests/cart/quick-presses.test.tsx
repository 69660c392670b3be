import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { useSelector } from '@xstate/react';
import { createActor, fromPromise } from 'xstate';
import '#src/ui/theme.css.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { cartScreen } from '#machines/cart/cart.screen.ts';
import type { RecordChangeInput, RecordChangeResult } from '#machines/cart/cart.types.ts';
import { CartView } from '#src/flows/cart/CartView.tsx';
import { Routed } from '../kit/routed.tsx';
import { cart, club } from '../samples/carts.ts';
import { pickup } from '../samples/orders.ts';

/** A cart with two of an item, of which the order may have so many, whose server never answers. */
function openCart(max = 3) {
  const recordChange = fromPromise<RecordChangeResult, RecordChangeInput>(() => new Promise(() => {}));
  const actor = createActor(cartMachine.provide({ actors: { recordChange } }), { input: { cartId: 'cart-1', order: pickup } }).start();
  function Cart() {
    const screen = useSelector(actor, cartScreen);
    const pending = useSelector(actor, ({ context }) => context.queue);
    return (
      <Routed>
        <CartView
          {...{ screen, pending }}
          send={actor.send}
          cart={{ ...cart, items: [{ ...club, quantity: 2 }] }}
          isUnloaded={false}
          onReload={() => {}}
          onRenew={null}
          hashOf={() => null}
          quantityMaxOf={() => max}
          place={null}
          delivery={null}
        />
      </Routed>
    );
  }
  const press = async (name: string) => {
    const button = page.getByRole('button', { name }).element();
    if (!(button instanceof HTMLElement)) throw new Error(`no button ${name}`);
    for (let count = 0; count < 3; count += 1) {
      button.click();
      // As between the presses of a guest, what the press changed is drawn.
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  return { shown: <Cart />, press, queue: () => actor.getSnapshot().context.queue.map(({ change }) => change) };
}

it.for([
  ['One fewer Club', -1, '1'],
  ['One more Club', 1, '3'],
] as const)('quick presses of "%s" stop at the limit before the server has answered (CART-16, AMB-50)', async ([name, by, count]) => {
  const { shown, press, queue } = openCart();
  await render(shown);
  await press(name);
  expect(queue()).toEqual([{ kind: 'quantity', sequenceNum: 1, by }]);
  await expect.element(page.getByRole('group', { name: /Club/ }).getByText(count)).toBeVisible();
  await expect.element(page.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
});

it('a second press of "Remove" removes nothing more', async () => {
  const { shown, press, queue } = openCart();
  await render(shown);
  await press('Remove Club');
  expect(queue()).toEqual([{ kind: 'remove', sequenceNum: 1 }]);
});

it('a line that has more than the moved order can have says how many it can, until it has no more (QTY-05, CART-24)', async () => {
  const { shown, press } = openCart(1);
  await render(shown);
  const words = page.getByText('One order can’t have this many on one day. Lower this to 1.');
  await expect.element(words).toBeVisible();
  await press('One fewer Club');
  await expect.element(words).not.toBeInTheDocument();
});
