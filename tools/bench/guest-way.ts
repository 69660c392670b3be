import type { Hand } from './taps.ts';

/** About 110 taps and keys from the front door to the last field of the checkout. */
export async function guestWay(hand: Hand): Promise<void> {
  await hand.page.goto('/');
  await hand.page.getByRole('heading', { name: 'On the menu' }).waitFor();
  await chooseOrder(hand);
  await readMenu(hand);
  await chooseProduct(hand);
  await fillCart(hand);
  await checkOut(hand);
}

async function chooseOrder({ page, step, tap, type }: Hand) {
  step('home');
  for (const name of ['Delivery', 'Drive-thru', 'Pickup']) await tap(page.getByRole('radio', { name }));
  await tap(page.getByLabel('ZIP code, city, or address'));
  await type('62701');
  await tap(page.getByRole('button', { name: 'Find a cafe' }));
  step('cafes');
  await page
    .getByRole('button', { name: /^Order here/ })
    .first()
    .waitFor();
  for (const name of ['Map', 'List']) await tap(page.getByRole('radio', { name, exact: true }));
  await tap(page.getByRole('button', { name: 'Order here: Old Mill' }));
  step('time');
  await tap(page.getByRole('radio', { name: /^Tomorrow/ }));
  // Which times are free depends on the day.
  const free = page.getByRole('radio', { name: /^\d{1,2}:\d\d [AP]M$/, disabled: false });
  for (const at of [0, 1]) await tap(free.nth(at));
  await tap(page.getByRole('radio', { name: /^As soon as possible/ }));
  await tap(page.getByRole('button', { name: 'See the menu' }));
}

/** Opens sections and searches twice, on the menu. */
export async function readMenu({ page, step, tap, type, key }: Hand) {
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  step('category');
  for (const name of ['Breakfast', 'Bagels & Spreads', 'Pastries', 'Breads', 'Sandwiches', 'Soups', 'Bowls', 'Espresso', 'Featured']) {
    await tap(tab(name));
  }
  step('search');
  await tap(page.getByLabel('Search the menu'));
  for (const word of ['soup', 'bread']) {
    await type(word);
    for (let left = word.length; left > 0; left -= 1) await key('Backspace', word.slice(0, left));
  }
}

async function chooseProduct({ page, step, tap, type }: Hand) {
  step('product');
  await tap(page.getByRole('tab', { name: 'Sandwiches', exact: true }));
  await tap(page.getByRole('link', { name: 'Brisket & Gruyere Melt' }));
  await tap(page.getByRole('radio', { name: /^Half/ }));
  await tap(page.getByRole('radio', { name: /^Whole/ }));
  await tap(page.getByRole('button', { name: 'Red onion amount: Regular' }));
  await page.keyboard.press('Escape');
  await tap(page.getByText('From the garden'));
  await tap(page.getByLabel('Name on the wrapper (optional)'));
  await type('Ana');
  await tap(page.getByRole('button', { name: /^One more/ }));
  await tap(page.getByRole('button', { name: /^One fewer/ }));
  await tap(page.getByRole('button', { name: /^Add to cart/ }));
}

async function fillCart({ page, step, tap }: Hand) {
  step('add from the menu');
  await page.getByRole('button', { name: 'Cart 1 item' }).waitFor();
  await tap(page.getByRole('tab', { name: 'Soups', exact: true }));
  await tap(page.getByRole('button', { name: 'Add Tomato Basil Soup' }));
  await page.getByRole('button', { name: 'Cart 2 items' }).waitFor();
  await tap(page.getByRole('tab', { name: 'Pastries', exact: true }));
  await tap(page.getByRole('button', { name: /^Add / }).first());
  step('cart drawer');
  await tap(page.getByRole('button', { name: 'Cart 3 items' }));
  const drawer = page.getByRole('dialog');
  await changeLines();
  await tap(drawer.getByRole('button', { name: 'Close' }));
  await drawer.waitFor({ state: 'hidden' });
  step('cart');
  await tap(page.getByRole('link', { name: 'View cart' }));
  await page.getByRole('heading', { name: 'Your cart' }).waitFor();
  await changeLines();
  await tap(page.getByRole('link', { name: /^Check out/ }));
  const onward = drawer.getByRole('button', { name: /^Check out/ });
  await Promise.race([page.waitForURL(/checkout\.html/), onward.waitFor()]);
  if (await onward.isVisible()) await tap(onward);

  async function changeLines() {
    await tap(page.getByRole('button', { name: 'One more Tomato Basil Soup' }));
    await tap(page.getByRole('button', { name: 'One fewer Tomato Basil Soup' }));
    await tap(page.getByRole('button', { name: 'Remove Tomato Basil Soup' }));
    await tap(page.getByRole('button', { name: 'Undo' }).last());
    await page.getByRole('button', { name: 'Remove Tomato Basil Soup' }).waitFor();
  }
}

async function checkOut({ page, step, tap, type }: Hand) {
  step('checkout');
  const fields = { 'First name': 'Ana', 'Last name': 'Ruiz', Email: 'a@b.co', 'Mobile phone': '5551234567', 'Card number': '4111' };
  for (const [label, words] of Object.entries(fields)) {
    await tap(page.getByRole('textbox', { name: label }));
    await type(words);
  }
  await tap(page.getByRole('checkbox', { name: /^Text me/ }));
}
