import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openBrowser } from './kit/guest.ts';
import { intercept } from './kit/intercept.ts';
import { nextNoon } from './kit/noon.ts';
import { pickupOrder } from './kit/order.ts';
import { confirmTime, openSoups } from './kit/steps.ts';

const newGuest = openBrowser();

const soup = (page: Page) => page.getByRole('link', { name: 'Tomato Basil Soup', exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const asked = (page: Page) => page.getByRole('button', { name: /^Add to cart/ });

async function onMenu() {
  const page = await newGuest(undefined, { order: pickupOrder });
  // Until the server has said its time a page goes by its own, which would be of another day.
  await page.clock.setSystemTime(nextNoon());
  await openSoups(page);
  await page.waitForURL(/section=/);
  return page;
}

it('an item of the menu opens in place by a click and by Enter, and Back leads to its section without a full load', async () => {
  const page = await onMenu();
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await soup(page).click();
  await asked(page).waitFor();
  await page.goBack();
  await soup(page).waitFor();
  await expect.poll(() => tab(page, 'Soups').getAttribute('aria-selected')).toBe('true');
  await soup(page).focus();
  await page.keyboard.press('Enter');
  await asked(page).waitFor();
  expect(page.url()).toMatch(/\/app\/product\/tomato-basil-soup-/);
  expect(loads).toEqual([]);
});

it('an item of the menu opens in a tab of its own with a modifier or the middle button, and this page stays', async () => {
  const page = await onMenu();
  const menu = page.url();
  const presses = [() => soup(page).click({ modifiers: ['ControlOrMeta'] }), () => soup(page).click({ button: 'middle' })];
  for (const press of presses) {
    const [other] = await Promise.all([page.context().waitForEvent('page'), press()]);
    await other.waitForURL(/\/app\/product\/tomato-basil-soup-/);
    await other.close();
  }
  expect(page.url()).toBe(menu);
  await soup(page).waitFor();
});

it('the second press of a double click on an item opens nothing more: one Back leads to the menu', async () => {
  const page = await onMenu();
  const entries = await page.evaluate(() => history.length);
  await soup(page).dblclick();
  await asked(page).waitFor();
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await page.goBack();
  await soup(page).waitFor();
});

it('a section that was picked is shown alone and is in the address, the last of several too; a guest who was on another page comes back to it (NAV-20, MENU-18)', async () => {
  const page = await onMenu();
  for (const name of ['Bowls', 'Pastries', 'Soups', 'Breads']) await tab(page, name).click();
  await page.getByRole('heading', { level: 1, name: 'Breads' }).waitFor();
  await page.waitForFunction(() => document.querySelector('[role=tab][aria-selected=true]')?.textContent === 'Breads');
  expect(await soup(page).count()).toBe(0);
  const address = page.url();
  await page.getByRole('link', { name: 'Hearthside, home' }).click();
  await page.getByRole('link', { name: 'See the menu' }).click();
  await page.getByRole('heading', { level: 1, name: 'Breads' }).waitFor();
  await page.goto(address);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Breads' }).waitFor();
  expect(page.url()).toBe(address);
});

it('the words of a search stay over Back from a product and over a reload, without an entry of the history for each letter (MENU-18)', async () => {
  const page = await onMenu();
  const entries = await page.evaluate(() => history.length);
  const field = page.getByRole('searchbox', { name: 'Search the menu' });
  await field.pressSequentially('tomatto');
  await page.waitForURL(/search=tomatto/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await soup(page).click();
  await asked(page).waitFor();
  await page.goBack();
  await page
    .getByText(/^\d+ items? for “tomatto”$/)
    .first()
    .waitFor();
  expect(await field.inputValue()).toBe('tomatto');
  await page.reload();
  await page
    .getByText(/^\d+ items? for “tomatto”$/)
    .first()
    .waitFor();
  expect(await field.inputValue()).toBe('tomatto');
  await tab(page, 'Breads').click();
  await page.getByRole('heading', { level: 1, name: 'Breads' }).waitFor();
  await page.waitForURL(/section=/);
  expect(page.url()).not.toContain('search=');
});

it('another time for an item opens the times with the first at which it is served, and leads back to where it can be added (AVAIL-06, NAV-20)', async () => {
  const page = await onMenu();
  await tab(page, 'Breakfast').click();
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Change time' }) })
    .first();
  const name = await card.getByRole('heading').innerText();
  const address = page.url();
  await card.getByRole('link', { name: 'Change time' }).click();
  await page.getByText(new RegExp(`^${name} is available .+ at .+, so we chose that time`)).waitFor();
  await page.getByText(/^Time chosen: (?!As soon)/).waitFor({ state: 'attached' });
  await confirmTime(page);
  await page.waitForURL(/menu\.html/);
  await page
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByRole('button', { name: `Add ${name}` })
    .waitFor();
  expect(page.url()).toBe(address);
});

it('an order for tomorrow ignores what the cafe has run out of today: search and product are judged anew, and a late answer for today changes nothing; moved to today it can be swapped in the cart (MENU-16, AVAIL-09, CART-24)', async () => {
  const page = await onMenu();
  // Cafe 203 has run out of all of its sizes.
  const name = 'Mango Sunrise Smoothie';
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
  const late = Promise.withResolvers<void>();
  const days: string[] = [];
  let isHeld = false;
  await page.context().route('**/menu/stockout/**', async (route) => {
    const day = new URL(route.request().url()).searchParams.get('date') ?? 'none';
    days.push(day);
    if (isHeld && day === days[0]) await late.promise;
    await route.continue();
  });
  const find = () => page.getByRole('searchbox', { name: 'Search the menu' }).fill(name);
  await page.reload();
  await find();
  await card.getByText('Sold out').waitFor();
  // Asked for once more, and not answered before the order is for another day.
  isHeld = true;
  const before = days.length;
  await page.reload();
  await find();
  await expect.poll(() => days.length).toBeGreaterThan(before);
  await page.getByRole('link', { name: 'Edit how, where, and when' }).click();
  // Where the cafe is closed tomorrow: the next day that it is open.
  await page
    .getByRole('radio', { name: /^(Tomorrow|[A-Z][a-z]{2}) /, disabled: false })
    .first()
    .check();
  await page.getByRole('group', { name: 'Lunch' }).getByRole('radio').first().check();
  await confirmTime(page);
  await find();
  await expect.poll(() => new Set(days).size).toBe(2);
  late.resolve();
  await page.waitForLoadState('networkidle');
  await card.getByRole('button', { name: `Add ${name}` }).waitFor();
  expect(await card.getByText('Sold out').count()).toBe(0);
  await card.getByRole('link', { name, exact: true }).click();
  await asked(page).waitFor();
  expect(await page.getByText('Sold out').count()).toBe(0);

  // Ordered for today it is sold out: one press puts another in its place (CART-24).
  await asked(page).click();
  await page.getByRole('button', { name: 'Cart 1 item' }).waitFor();
  await page.getByRole('link', { name: 'Edit how, where, and when' }).click();
  await page.getByRole('radio', { name: /^As soon as possible/ }).check();
  await confirmTime(page);
  await page.getByRole('button', { name: 'Cart 1 item' }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'Sold out at Old Mill. Not in your total.' });
  const swap = line.getByRole('button', { name: `Swap ${name} for ` });
  const substitute = (await swap.getAttribute('aria-label'))?.split(' for ')[1] ?? '';
  expect(await line.getByRole('link').allInnerTexts()).toEqual(['Find it nearby']);
  await swap.dblclick();
  await page.getByRole('heading', { name: substitute }).waitFor();
  expect(
    await page
      .getByRole('heading', { level: 2 })
      .filter({ hasText: /Smoothie/ })
      .allInnerTexts(),
  ).toEqual([substitute]);
  await page.getByRole('link', { name: /^Check out \$/ }).waitFor();
});

it('a press of Add says at once that it is under way, and takes no second press, until the server has answered (decision 058)', async () => {
  const page = await newGuest(undefined, { order: pickupOrder });
  await openSoups(page);
  const answers = Promise.withResolvers<void>();
  let count = 0;
  await intercept(page, '**/cart/add/item', async (route) => {
    count += 1;
    await answers.promise;
    await route.continue();
  });
  const add = page.getByRole('button', { name: 'Add Tomato Basil Soup', exact: true });
  // By the next frame.
  const isBusy = await add.evaluate(async (button: HTMLElement) => {
    button.focus();
    button.click();
    await new Promise(requestAnimationFrame);
    return [button.ariaBusy, button.ariaDisabled, button === document.activeElement];
  });
  expect(isBusy).toEqual(['true', 'true', true]);
  await expect.poll(() => count).toBe(1);
  await page.getByText('Adding Tomato Basil Soup…').first().waitFor({ state: 'attached' });
  await add.evaluate((button: HTMLElement) => {
    for (let press = 0; press < 30; press += 1) button.click();
  });
  answers.resolve();
  await page.getByRole('button', { name: 'Cart 1 item' }).waitFor();
  await expect.poll(() => add.getAttribute('aria-busy')).toBeNull();
  expect(count).toBe(1);
});

it('what a full load of the page cut off is busy on its card once the page resumes it, takes no second press, and comes in once (decision 058)', async () => {
  const page = await newGuest(undefined, { order: pickupOrder });
  await openSoups(page);
  const answers = Promise.withResolvers<void>();
  let count = 0;
  await intercept(page, '**/cart/add/item', async (route) => {
    count += 1;
    await answers.promise;
    // The page that asked first is gone.
    await route.continue().catch(() => {});
  });
  await page.getByRole('button', { name: 'Add Tomato Basil Soup', exact: true }).click();
  await expect.poll(() => count).toBe(1);
  await openSoups(page);
  const add = page.getByRole('button', { name: 'Add Tomato Basil Soup', exact: true });
  await expect.poll(() => add.getAttribute('aria-busy')).toBe('true');
  await page.getByText('Adding Tomato Basil Soup…').first().waitFor({ state: 'attached' });
  await add.evaluate((button: HTMLElement) => button.click());
  answers.resolve();
  await page.getByRole('button', { name: 'Cart 1 item' }).waitFor();
  await expect.poll(() => add.getAttribute('aria-busy')).toBeNull();
  await page.getByRole('button', { name: 'Cart 1 item' }).waitFor();
});
