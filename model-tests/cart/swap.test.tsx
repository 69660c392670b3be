import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '#src/ui/theme.css.ts';
import { noAlternatives, type Alternatives } from '#domain/cart/alternatives.ts';
import type { CartItem } from '#domain/cart/cart.ts';
import { plainLine } from '#domain/cart/line.ts';
import { pendingChange, type PendingChange } from '#domain/cart/pending.ts';
import type { CartScreen } from '#machines/cart/cart.screen.ts';
import type { CartEvent } from '#machines/cart/cart.types.ts';
import { CartView, type CartViewProps } from '#src/flows/cart/CartView.tsx';
import { SwapCard } from '#src/flows/cart/SwapCard.tsx';
import { Routed } from '../kit/routed.tsx';
import { calmCart, cart, cartAlone, cartFrame, club } from '../samples/carts.ts';
import { clubPlacard } from '../samples/menu.ts';

const melt: CartItem = { ...club, sequenceNum: 2, itemId: '7100', name: 'Melt', quantity: 2, isUnavailable: true };
const press = { ...plainLine('7300', 'Press', 2), msgPreparedFor: 'Ana' };
const substitute = { placard: { ...clubPlacard, name: 'Press' }, line: press, price: 1299 };
const swappable: Alternatives = { substitute, isEditHelpful: false, isElsewhere: true, change: null };
const pressed: CartItem = { ...club, sequenceNum: 2, itemId: press.itemId, name: press.name };

const view = (more: Partial<CartViewProps> & { lines?: readonly CartItem[] } = {}) => {
  const { lines = [club, melt], ...props } = more;
  return (
    <Routed>
      <CartView
        screen={calmCart}
        send={() => {}}
        cart={{ ...cart, items: lines }}
        {...cartAlone}
        hashOf={() => 'melt'}
        alternativesOf={() => swappable}
        SwapCard={SwapCard}
        nearby={{ destination: 'RPU', searchedAt: 0, onFollow: () => {} }}
        isPage
        {...props}
      />
    </Routed>
  );
};
const swap = page.getByRole('button', { name: 'Swap Melt for Press' });
const pending: readonly PendingChange[] = [pendingChange({ kind: 'modify', cartId: 'cart-1', sequenceNum: 2, line: press })];
const working: CartScreen = { ...cartFrame, waiting: 1, kind: 'working', at: 'changing' };
const announced = () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join(' ');

it('one change swaps a line for what can be had, with its quantity and name, once for presses in a row (decision 047)', async () => {
  const sent: CartEvent[] = [];
  const send = (event: CartEvent) => void sent.push(event);
  const { rerender } = await render(view({ send }));
  await expect.element(page.getByText('2 for $25.98')).toBeVisible();
  await userEvent.dblClick(swap);
  expect(sent).toEqual([{ type: 'line.changed', cartId: 'cart-1', sequenceNum: 2, line: { ...press, shownPrice: 1299 } }]);
  await rerender(view({ send, pending, screen: working }));
  await expect.element(swap).toHaveAttribute('aria-busy', 'true');
  swap.element().focus();
  await userEvent.keyboard('{Enter}');
  expect(sent).toHaveLength(1);
});

it('the focus goes from "Swap" to the line that came in, and the swap is announced', async () => {
  const { rerender } = await render(view());
  swap.element().focus();
  await userEvent.keyboard('{Enter}');
  await rerender(view({ pending, screen: working }));
  await expect.element(swap).toHaveFocus();
  await rerender(view({ lines: [club, pressed] }));
  await expect.element(page.getByRole('heading', { name: 'Press' })).toHaveFocus();
  await expect.poll(announced).toContain('Press is in your cart in place of Melt');
});

it('a swap that is not taken leaves the line with its ways on, and what the server says of the new item is read out', async () => {
  const { rerender } = await render(view());
  await swap.click();
  await rerender(view({ pending, screen: working }));
  const problem = { key: 'cart.validation.item.stockout', name: 'Press', maximum: null, sequenceNum: melt.sequenceNum };
  await rerender(view({ screen: { ...cartFrame, refusals: [problem], kind: 'troubled' } }));
  await expect.element(page.getByText('Press isn’t available at this time or cafe.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Melt' })).toBeVisible();
  await expect.element(swap).toBeEnabled();
  await expect.element(page.getByRole('button', { name: 'Remove Melt' })).toBeVisible();
  expect(announced()).not.toContain('in place of');
  // What a line says itself is not said twice.
  const own = { ...problem, name: 'Melt' };
  await rerender(view({ screen: { ...cartFrame, refusals: [own], kind: 'troubled' } }));
  await expect.element(page.getByText('Melt isn’t available at this time or cafe.')).not.toBeInTheDocument();
});

it('a swap that got no answer waits for the guest without a sign of work, and takes no second press', async () => {
  const sent: CartEvent[] = [];
  const undecided = { arriving: [], changes: 0 };
  const screen: CartScreen = {
    ...cartFrame,
    waiting: 1,
    kind: 'unreachable',
    change: pending[0]!.change,
    isOrderUnsaved: false,
    undecided,
  };
  await render(view({ pending, screen, send: (event) => void sent.push(event) }));
  await expect.element(swap).toHaveAttribute('aria-disabled', 'true');
  await expect.element(swap).not.toHaveAttribute('aria-busy');
  swap.element().focus();
  await userEvent.keyboard('{Enter}');
  expect(sent).toEqual([]);
  // By the name that the line has so far.
  await expect.element(page.getByText('We couldn’t save your change to Melt.')).toBeVisible();
  await expect.element(page.getByText('Not saved yet')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it.for([
  ['a substitute', swappable, 'Swap it or leave it out. The rest of your cart is fine.', ['Find it nearby: Melt'], true],
  [
    'a change that helps',
    { ...noAlternatives, isEditHelpful: true },
    'Swap it or leave it out. The rest of your cart is fine.',
    ['Edit Melt'],
    false,
  ],
  [
    'another cafe',
    { ...noAlternatives, isElsewhere: true },
    'You can leave it out. The rest of your cart is fine.',
    ['Find it nearby: Melt'],
    false,
  ],
  [
    'another time',
    { ...noAlternatives, change: { step: 'time', placardId: 'melt' } },
    'You can leave it out. The rest of your cart is fine.',
    ['Change time: Melt'],
    false,
  ],
  ['nothing', noAlternatives, 'You can leave it out. The rest of your cart is fine.', ['Edit Melt'], false],
  ['what is not known yet', null, 'You can leave it out. The rest of your cart is fine.', ['Edit Melt'], false],
] as const)('the note and the line offer what helps: %s', async ([, alternatives, words, links, hasSwap]) => {
  await render(view({ alternativesOf: () => alternatives }));
  await expect.element(page.getByText(words).first()).toBeVisible();
  const line = page.getByRole('listitem').filter({ hasText: 'Melt' });
  const names = line
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('aria-label'));
  expect(names).toEqual(links);
  expect(swap.elements()).toHaveLength(hasSwap ? 1 : 0);
});

it('what can be had comes without moving what is below it', async () => {
  await page.viewport(390, 844);
  const { rerender } = await render(view({ alternativesOf: () => null }));
  const top = () => page.getByRole('button', { name: 'Remove Melt' }).element().getBoundingClientRect().top;
  const before = top();
  await rerender(view());
  await expect.element(swap).toBeVisible();
  expect(top()).toBe(before);
});

it('"Find it nearby" keeps what to search for, by the time that the setup asks it with', async () => {
  let kept = 0;
  const nearby = { destination: 'RPU', searchedAt: 7, onFollow: () => (kept += 1) } as const;
  await render(view({ alternativesOf: () => ({ ...noAlternatives, isElsewhere: true }), nearby }));
  await page.getByRole('link', { name: 'Find it nearby: Melt' }).click();
  expect(kept).toBe(1);
});
