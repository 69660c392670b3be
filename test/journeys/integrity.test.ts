import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openBrowser } from './kit/guest.ts';
import { openSignIn } from './kit/members.ts';

const newGuest = openBrowser({ hasPictures: true });

/** From now on, scripts and styles come with a line more than the build has; the answer collects what the browser says of that. */
async function tamper(page: Page): Promise<readonly string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/integrity/.test(message.text())) complaints.push(message.text());
  });
  await page.route(/\/assets\/[^/]+\.(js|css)$/, async (route) => {
    const response = await route.fetch();
    const isStyle = route.request().url().endsWith('.css');
    await route.fulfill({
      response,
      body: `${await response.text()}\n${isStyle ? ':root { --tampered: yes; }' : 'globalThis.tampered = true;'}`,
    });
  });
  return complaints;
}

const tampered = (page: Page) =>
  page.evaluate(() => ({
    script: 'tampered' in globalThis,
    style: getComputedStyle(document.documentElement).getPropertyValue('--tampered'),
  }));

it('a browser refuses scripts and styles of the first page that are not those of the build', async () => {
  const page = await newGuest();
  const complaints = await tamper(page);
  await page.goto('/');
  await expect.poll(() => complaints.some((text) => text.includes('.css'))).toBe(true);
  await expect.poll(() => complaints.some((text) => text.includes('.js'))).toBe(true);
  expect(await tampered(page)).toEqual({ script: false, style: '' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

it('a browser refuses scripts and styles loaded later that are not those of the build', async () => {
  // A service worker has them already.
  const page = await newGuest(undefined, { serviceWorkers: 'block' });
  await page.goto('/app/menu.html');
  await page.getByRole('tab', { selected: true }).waitFor();
  const complaints = await tamper(page);
  await openSignIn(page);
  await expect.poll(() => complaints.some((text) => text.includes('.css'))).toBe(true);
  await expect.poll(() => complaints.some((text) => text.includes('.js'))).toBe(true);
  expect(await tampered(page)).toEqual({ script: false, style: '' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
