import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openBrowser } from './kit/guest.ts';
import { pickupOrder } from './kit/order.ts';
import { shiftsOf, watchShifts } from './kit/shifts.ts';
import { openSoups } from './kit/steps.ts';

const newGuest = openBrowser();

const bar = (page: Page) => page.getByRole('region', { name: 'Your order' });

async function addSoup(page: Page) {
  await openSoups(page);
  await page.getByRole('button', { name: 'Add Tomato Basil Soup' }).click();
  await page.getByRole('button', { name: 'Cart 1 item' }).waitFor();
}

/** What has moved since `before`, for the message of a test that fails, and whether that is little. */
const moved = async (page: Page, before = 0) => {
  const shifts = (await shiftsOf(page)).slice(before);
  return { shifts, isStill: shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0) < 0.001 };
};

it.each([320, 390])(
  'at %i px nothing moves on the menu while the cart of an order is made, and the way to it comes (NAV-28)',
  async (width) => {
    const page = await newGuest({ width, height: 844 }, { order: pickupOrder });
    await watchShifts(page);
    await page.goto('/app/menu.html');
    await page.getByRole('main').getByRole('link', { name: 'View cart' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await moved(page)).toMatchObject({ isStill: true });
  },
);

it.each([320, 390])(
  'at %i px the words of the bar stay where they are from the menu to an item and back (NAV-05, NAV-08)',
  async (width) => {
    const page = await newGuest({ width, height: 844 }, { order: pickupOrder });
    await openSoups(page);
    const words = bar(page).getByText('As soon as possible');
    // The code of the bar's time has come: it draws the words anew.
    await page.waitForLoadState('networkidle');
    const onMenu = await words.boundingBox();
    await page.getByRole('link', { name: 'Tomato Basil Soup', exact: true }).click();
    await bar(page).getByRole('button', { name: 'Search the menu' }).waitFor();
    await expect.poll(() => words.boundingBox()).toMatchObject({ x: onMenu?.x, y: onMenu?.y });
    await page.goBack();
    await bar(page).getByRole('button', { name: 'Search the menu' }).waitFor({ state: 'detached' });
    await expect.poll(() => words.boundingBox()).toEqual(onMenu);
  },
);

it.each([320, 390, 1280])(
  'at %i px nothing moves on the checkout and on the menu of a guest who comes at night (SLOTS-10)',
  async (width) => {
    const page = await newGuest({ width, height: 844 }, { order: pickupOrder });
    await addSoup(page);
    await page.request.put('/api/sandbox/clock', { data: { minutes: 600 } });
    await watchShifts(page);
    await page.goto('/app/checkout.html');
    await page
      .getByRole('main')
      .getByText(/^Closed now\. Opens/)
      .waitFor();
    await page.waitForLoadState('networkidle');
    expect(await moved(page)).toMatchObject({ isStill: true });
    await page.goto('/app/menu.html');
    await bar(page).getByRole('link', { name: 'Choose a time' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await moved(page)).toMatchObject({ isStill: true });
  },
);

it('the footer stays below the screen until the cards of another section are drawn', async () => {
  const page = await newGuest({ width: 1280, height: 844 }, { order: pickupOrder });
  await openSoups(page);
  await page.getByRole('link', { name: 'Tomato Basil Soup', exact: true }).waitFor();
  // Cards come in slices.
  const hideCards = () =>
    page.evaluate(() => {
      for (const card of document.querySelectorAll<HTMLElement>('[role=tabpanel] li')) card.hidden = true;
    });
  const cards = page.getByRole('tabpanel').getByRole('listitem');
  await expect.poll(() => hideCards().then(() => cards.count())).toBe(0);
  const { y } = (await page.getByRole('contentinfo').boundingBox()) ?? { y: 0 };
  expect(y).toBeGreaterThanOrEqual(844);
});

it('on a desk nothing moves on an item that is opened from the menu (PRODUCT-01)', async () => {
  const page = await newGuest({ width: 1280, height: 844 }, { order: pickupOrder });
  await watchShifts(page);
  await openSoups(page);
  const soup = page.getByRole('link', { name: 'Tomato Basil Soup', exact: true });
  await soup.waitFor();
  const before = (await shiftsOf(page)).length;
  await soup.click();
  await page.getByText('Name on the wrapper').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await moved(page, before)).toMatchObject({ isStill: true });
});
