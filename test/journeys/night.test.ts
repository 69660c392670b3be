import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import type { Schedule } from '#domain/order/order.ts';
import { openBrowser } from './kit/guest.ts';
import { withoutLaterLoads } from './kit/later-loads.ts';
import { pickupOrder } from './kit/order.ts';
import { sumOfShifts, watchShifts } from './kit/shifts.ts';

const newGuest = openBrowser();

/** By the clock of the guest's bakery, which says noon at first. */
const laterBy = (page: Page, minutes: number) => page.request.put('/api/sandbox/clock', { data: { minutes } });
const barOrder = (page: Page) => page.getByRole('region', { name: 'Your order' });

const DAY_MS = 24 * 60 * 60_000;

/** The day after that of the bakeries, which begin at noon: it is of the same date everywhere in the country. */
async function nextDay() {
  const { headers } = await fetch(new URL('/api/public/app/features/en-us', inject('siteUrl')));
  return new Date(Date.parse(headers.get('date') ?? '') + DAY_MS).toISOString().slice(0, 10);
}

async function addSoup(page: Page) {
  await page.getByRole('tab', { name: 'Soups', exact: true }).click();
  await page.getByRole('button', { name: 'Add Tomato Basil Soup' }).click();
  await page.getByRole('button', { name: 'Cart 1 item' }).waitFor();
}

/** A guest on the menu, whose order is for a time of the next day, and whose timers the test moves. */
async function openLater(width: number, time: string) {
  const schedule: Schedule = { priority: 'LATER', at: `${await nextDay()}T${time}` };
  const page = await newGuest({ width, height: 844 }, { order: { ...pickupOrder, schedule } });
  await page.clock.install();
  await page.goto('/app/menu.html');
  await page.getByRole('tab', { selected: true }).waitFor();
  return page;
}

async function pass(page: Page, hours: number) {
  await laterBy(page, hours * 60);
  await page.clock.fastForward(`${hours}:00:00`);
}

it.each([320, 390, 1280].flatMap((width) => [0, 1].map((count) => ({ width, count }))))(
  'at $width px nothing moves on the home page of a guest who comes back at night with $count items, and it says in the place of the time what the bar says (SLOTS-10)',
  async ({ width, count }) => {
    const page = await newGuest({ width, height: 844 }, { order: pickupOrder });
    await page.goto('/app/menu.html');
    // The cart of an order is made once the first page has had its time.
    await page.getByRole('button', { name: 'Cart 0 items' }).waitFor();
    if (count > 0) await addSoup(page);
    await laterBy(page, 10 * 60);
    await watchShifts(page);
    await page.goto('/app/home.html');
    const main = page.getByRole('main');
    await main.getByText('Pickup · Old Mill · Closed now').waitFor();
    await barOrder(page).getByRole('link', { name: 'Choose a time' }).waitFor();
    await page.getByRole('heading', { name: 'On the menu' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByText('As soon as possible').count()).toBe(0);
    expect(await main.getByRole('link', { name: 'Choose a time' }).count()).toBe(0);
    await expect.poll(() => page.getByText('Old Mill is closed now.').count()).toBe(1);
    expect(await sumOfShifts(page)).toBeLessThan(0.001);
  },
);

it('the home page that stands over midnight at the cafe says "Today" of the day that was tomorrow (NAV-09)', async () => {
  const page = await openLater(390, '12:00');
  await addSoup(page);
  await page.goto('/app/home.html');
  const main = page.getByRole('main');
  await main.getByText('Pickup · Old Mill · Tomorrow at 12:00pm').waitFor();
  await barOrder(page).getByText('Tomorrow at 12:00pm').waitFor();
  await page.waitForLoadState('networkidle');
  await pass(page, 13);
  await barOrder(page).getByText('Today at 12:00pm').waitFor();
  await main.getByText('Pickup · Old Mill · Today at 12:00pm').waitFor();
});

it('the page of the cart that stands over midnight says "Today" of the day that was tomorrow (NAV-09)', async () => {
  const page = await openLater(390, '12:00');
  await addSoup(page);
  await page.goto('/app/cart.html');
  await page.getByText('Tomorrow at 12:00 PM').waitFor();
  await page.getByRole('link', { name: /^Check out/ }).waitFor();
  await page.waitForLoadState('networkidle');
  await pass(page, 13);
  await page.getByText('Today at 12:00 PM').waitFor();
  expect(await page.getByText('Tomorrow at 12:00 PM').count()).toBe(0);
});

it('the checkout that stands over midnight says "Today" of the day that was tomorrow (NAV-09)', async () => {
  const page = await openLater(390, '12:00');
  await addSoup(page);
  await page.goto('/app/checkout.html');
  const order = page.getByRole('main').getByRole('region', { name: 'Your order' });
  await order.getByText('Tomorrow at 12:00 PM').waitFor();
  await page.waitForLoadState('networkidle');
  await pass(page, 13);
  await order.getByText('Today at 12:00 PM').waitFor();
  expect(await page.getByText('Tomorrow at 12:00 PM').count()).toBe(0);
});

it('a time that passes while the menu stands is said by the bar alone, also on a narrow page (SLOTS-10)', async () => {
  const page = await openLater(320, '10:00');
  await page.getByRole('tab', { name: 'Breakfast', exact: true }).click();
  await page.waitForLoadState('networkidle');
  await pass(page, 23);
  await barOrder(page).getByText('10:00 AM has passed').first().waitFor();
  await page
    .getByText(/ at this cafe$/)
    .first()
    .waitFor();
  // Long enough for a notice that would come.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.locator('[data-snackbar]').count()).toBe(0);
});

it('offline, before what follows the first page has come, the bar has the order in hand and offers no other start (NAV-05, NAV-17)', async () => {
  const page = await newGuest(undefined, { order: pickupOrder });
  await withoutLaterLoads(page);
  await page.goto('/app/menu.html');
  await page.context().setOffline(true);
  await barOrder(page).getByText('Pickup · Old Mill').waitFor();
  await page.getByRole('button', { name: 'Cart' }).waitFor();
  expect(await page.getByRole('banner').getByRole('link', { name: 'Start an order' }).count()).toBe(0);
});
