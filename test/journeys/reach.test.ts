import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import { describe, expect, it } from 'vitest';
import { openBrowser, storedOrder } from './kit/guest.ts';
import { press, tabTo, type } from './kit/keyboard.ts';
import { isSignedInAs, signIn } from './kit/members.ts';
import { pickupOrder } from './kit/order.ts';
import {
  addSoup,
  checkOut,
  chooseAsap,
  chooseCafe,
  chooseWay,
  comeIn,
  openSoups,
  orderNumber,
  placeOrder,
  sayWho,
  typeCard,
} from './kit/steps.ts';

const newGuest = openBrowser();
const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Elements whose animation has not ended, as their colors have not either; endless animations do not count. */
const moving = () =>
  document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) < Infinity)
    .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 120) ?? '') : ''));

describe('a guest', () => {
  it('NAV-21: orders by keyboard alone; a category that is chosen far down the page begins below the bar', async () => {
    const page = await newGuest({ width: 1280, height: 900 });
    await comeIn(page);
    await press(page, /^Pickup/, 'ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await type(page, /ZIP code, city, or address/, '62701');
    await page.keyboard.press('Enter');
    await page
      .getByRole('button', { name: /^Order here/ })
      .first()
      .waitFor();
    await press(page, /^Order here/);
    await page.getByRole('heading', { name: 'When would you like it?' }).waitFor();
    await page.getByRole('radio', { name: /^As soon as possible/ }).waitFor();
    await press(page, /^See the menu/);
    await page.getByRole('tab', { selected: true }).waitFor();
    expect(await storedOrder(page)).toEqual({ ...pickupOrder, schedule: { priority: 'ASAP', leadMinutes: expect.any(Number) as number } });
    await tabTo(page, /^Featured/);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.keyboard.press('ArrowDown');
    const heading = page.getByRole('heading', { level: 1, name: 'Breakfast' });
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThan(64);
    while ((await page.getByRole('tab', { selected: true }).textContent()) !== 'Soups') await page.keyboard.press('ArrowDown');
    await press(page, /^Add Tomato Basil Soup/);
    await page.getByRole('button', { name: 'Cart 1 item' }).waitFor();
    await page.goto('/app/checkout.html');
    await page.getByLabel('First name').waitFor();
    await type(page, /^First name/, 'Ana');
    await type(page, /^Last name/, 'Ruiz');
    await type(page, /^Email/, 'ana@example.com');
    await type(page, /^Mobile phone/, '5551234567');
    await type(page, /^Card number/, '4111111111111111');
    await type(page, /^Name on the card/, 'Ana Ruiz');
    await type(page, /^Expires/, '122040');
    await type(page, /^Security code/, '123');
    await type(page, /^Billing ZIP code/, '62701');
    // A script types faster than the delay of the button.
    await page.getByRole('button', { name: /^Place order/, disabled: false }).waitFor();
    await page.keyboard.press('Enter');
    expect(await orderNumber(page)).toMatch(/^\d{6}$/);
  });

  it('orders on a page 320 px wide, which never scrolls sideways', async () => {
    const page = await newGuest({ width: 320, height: 640 });
    const fits = async () => expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBeLessThanOrEqual(320);
    await comeIn(page);
    await fits();
    await chooseWay(page, 'RPU');
    await chooseCafe(page, '62701');
    await page.getByRole('radio', { name: /^As soon as possible/ }).waitFor();
    await fits();
    await chooseAsap(page);
    await page.getByRole('tab', { selected: true }).waitFor();
    await fits();
    await addSoup(page);
    await sayWho(page);
    await fits();
    await typeCard(page);
    await placeOrder(page);
    expect(await orderNumber(page)).toMatch(/^\d{6}$/);
    await fits();
  });

  it('has the name, the account and the cart in one row of the bar at every width of a phone (NAV-13, UI-06)', async () => {
    const page = await newGuest(undefined, { order: pickupOrder });
    await page.goto('/app/menu.html');
    await signIn(page, 'pat');
    await isSignedInAs(page, 'Pat');
    await openSoups(page);
    await page.getByRole('button', { name: 'Add Tomato Basil Soup' }).click();
    await page.getByRole('banner').getByText('1', { exact: true }).waitFor();
    const inTwoRows: number[] = [];
    for (let width = 320; width <= 600; width += 1) {
      await page.setViewportSize({ width, height: 844 });
      const tops = await page
        .getByRole('banner')
        .evaluate((bar) => [...(bar.firstElementChild?.children ?? [])].map((part) => part.getBoundingClientRect()));
      const [start, , end] = tops;
      if (start === undefined || end === undefined || end.top >= start.bottom) inTwoRows.push(width);
    }
    expect(inTwoRows).toEqual([]);
  });

  it('sees in forced colors which button of a number is off', async () => {
    const page = await newGuest();
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/app/product/tomato-basil-soup-10101.html');
    const colorOf = (name: string) => page.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).color);
    const grayText = await page.evaluate(() => {
      const words = document.body.appendChild(document.createElement('p'));
      words.style.color = 'GrayText';
      return getComputedStyle(words).color;
    });
    expect([await colorOf('One fewer Tomato Basil Soup'), (await colorOf('One more Tomato Basil Soup')) === grayText]).toEqual([
      grayText,
      false,
    ]);
  });

  it('finds nothing in the way on any page: axe has no complaint', async () => {
    const page = await newGuest();
    const complaints: string[] = [];
    const check = async () => {
      await expect.poll(() => page.evaluate(moving)).toEqual([]);
      const { violations } = (await page.evaluate(`${axe}; axe.run()`)) as AxeResults;
      complaints.push(
        ...violations.map(({ id, nodes }) => `${page.url()} ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
      );
    };
    await comeIn(page);
    await page.getByRole('heading', { name: 'On the menu' }).waitFor();
    await check();
    await chooseWay(page, 'RPU');
    await chooseCafe(page, '62701');
    await page.getByRole('radio', { name: /^As soon as possible/ }).waitFor();
    await check();
    await chooseAsap(page);
    await page.getByRole('tab', { selected: true }).waitFor();
    await check();
    await page.getByRole('tab', { name: 'Soups', exact: true }).click();
    await page.getByRole('link', { name: 'Tomato Basil Soup' }).click();
    await page.getByRole('button', { name: /^Add to cart/ }).waitFor();
    await check();
    await page.getByRole('button', { name: /^Add to cart/ }).click();
    await page.getByRole('button', { name: 'Cart 1 item' }).waitFor();
    await page.goto('/app/cart.html');
    await page.getByRole('link', { name: /^Check out/ }).waitFor();
    await check();
    await checkOut(page);
    await page.getByLabel('First name').waitFor();
    await check();
    await sayWho(page);
    await typeCard(page);
    await placeOrder(page);
    await orderNumber(page);
    await check();
    expect(complaints).toEqual([]);
  });
});
