import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openBrowser } from './kit/guest.ts';
import { pickupOrder } from './kit/order.ts';
import { scriptOf } from './kit/script-of.ts';
import { chooseNextDay } from './kit/steps.ts';

const newGuest = openBrowser();

const laterBy = (page: Page, minutes: number) => page.request.put('/api/sandbox/clock', { data: { minutes } });
const barHeight = (page: Page) => page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().height);

it.each([390, 1280])(
  'at %i px the menu says at night that the cafe is closed, in the place of the time, with a way to another time that leads back (SLOTS-10)',
  async (width) => {
    const page = await newGuest({ width, height: 844 }, { order: pickupOrder });
    // The guest has a bakery from now on, whose clock says noon.
    await page.goto('/app/menu.html');
    await laterBy(page, 14 * 60);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('/cafe/search')) asked.push(request.url());
    });
    await page.goto('/app/menu.html');
    const order = page.getByRole('region', { name: 'Your order' });
    await order.getByText('As soon as possible').waitFor();
    const before = await barHeight(page);
    const choose = order.getByRole('link', { name: 'Choose a time' });
    await choose.waitFor();
    expect(await order.innerText()).toContain('Closed now');
    expect(await order.getByText('As soon as possible').count()).toBe(0);
    expect(await barHeight(page)).toBe(before);
    await page.getByText('Old Mill is closed now. Choose a time for your order.').first().waitFor({ state: 'attached' });
    // Another page of the site asks no cafe again in the same minute.
    await page.getByRole('tab', { name: 'Soups', exact: true }).click();
    await page.getByRole('link', { name: 'Tomato Basil Soup' }).click();
    await page.getByRole('button', { name: /^Add to cart/ }).waitFor();
    await choose.waitFor();
    expect(await barHeight(page)).toBe(before);
    await page.goBack();
    await page.getByRole('tab', { name: 'Soups', exact: true }).waitFor();
    expect(asked.length).toBeLessThanOrEqual(1);

    await choose.click();
    await page.getByRole('heading', { name: 'When would you like it?' }).waitFor();
    expect(new URL(page.url()).searchParams.get('step')).toBe('time');
    await chooseNextDay(page, 'Lunch');
    await page.waitForURL(/\/app\/menu\.html/);
    await order.getByText(/\d+:\d\d[ap]m$/).waitFor();
    expect(await order.getByText('Closed now').count()).toBe(0);
    expect(await barHeight(page)).toBe(before);
  },
);

it('the bar keeps the words of the time where the code that watches it does not come (NAV-08)', async () => {
  const page = await newGuest({ width: 390, height: 844 }, { order: pickupOrder });
  const isRefused = page.waitForEvent('requestfailed');
  await page.route(scriptOf('src/routes/-shell/bar-time.tsx'), (route) => route.abort());
  await page.goto('/app/menu.html');
  await isRefused;
  await page.waitForLoadState('networkidle');
  const order = page.getByRole('region', { name: 'Your order' });
  expect(await order.getByText('As soon as possible').isVisible()).toBe(true);
});
