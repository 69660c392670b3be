import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openBrowser } from './kit/guest.ts';
import { withoutLaterLoads } from './kit/later-loads.ts';
import { chooseAsap, chooseCafe, chooseWay, comeIn, orderNumber, placeOrder, sayWho, typeCard } from './kit/steps.ts';

const newGuest = openBrowser();
const KB = 1000;

/** Gzipped bytes of the scripts and styles that a page asks for, from the build's own files. */
function weigh(page: Page) {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|css)$/.test(pathname)) asked.add(pathname);
  });
  let before = 0;
  return async () => {
    await page.waitForLoadState('networkidle');
    const all = [...asked].reduce((sum, file) => sum + gzipSync(readFileSync(path.join('dist', file)), { level: 9 }).byteLength, 0);
    const more = all - before;
    before = all;
    return more;
  };
}

describe('the build', () => {
  it('sends at most 170 kB for the menu at first, 20 kB more for the home page, and at most 40 kB for any further page', async () => {
    const setup = await newGuest();
    const newBytes = weigh(setup);
    await withoutLaterLoads(setup);
    await comeIn(setup);
    await setup.getByRole('heading', { name: 'On the menu' }).waitFor();
    const home = await newBytes();
    await chooseWay(setup, 'RPU');
    await chooseCafe(setup, '62701');
    await chooseAsap(setup);
    await setup.getByRole('tab', { selected: true }).waitFor();

    const page = await setup.context().newPage();
    await withoutLaterLoads(page);
    const bytes = weigh(page);
    await page.goto('/app/menu.html');
    await page.getByRole('tab', { selected: true }).waitFor();
    const menu = await bytes();
    const further: Record<string, number> = {};
    await page.getByRole('tab', { name: 'Soups', exact: true }).click();
    await page.getByRole('link', { name: 'Tomato Basil Soup' }).click();
    await page.getByRole('button', { name: /^Add to cart/ }).waitFor();
    further['product'] = await bytes();
    await page.getByRole('button', { name: /^Add to cart/ }).click();
    // The notice loads its code after the add: without waiting, a slow machine counts it with the checkout.
    await page.getByText('Added to cart:').waitFor();
    await page.getByRole('button', { name: 'Cart 1 item' }).click();
    await page.getByRole('link', { name: /^Check out/ }).waitFor();
    further['cart'] = await bytes();
    await page.getByRole('link', { name: /^Check out/ }).click();
    await page.getByLabel('First name').waitFor();
    further['checkout'] = await bytes();
    await sayWho(page);
    await typeCard(page);
    await placeOrder(page);
    await orderNumber(page);
    further['confirmation'] = await bytes();
    await page.getByRole('link', { name: 'Start another order' }).click();
    await page.getByRole('button', { name: 'Continue' }).waitFor();
    further['order setup'] = await bytes();

    console.log('gzip kB:', {
      home: home / KB,
      menu: menu / KB,
      ...Object.fromEntries(Object.entries(further).map(([name, more]) => [name, more / KB])),
    });
    expect(home - menu).toBeLessThanOrEqual(20 * KB);
    expect(menu).toBeLessThanOrEqual(170 * KB);
    for (const [name, more] of Object.entries(further)) expect(more, name).toBeLessThanOrEqual(40 * KB);
  });
});
