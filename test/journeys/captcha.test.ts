import { Hono } from 'hono';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSite, type Site } from '#tools/serve/site.ts';
import { start, type Started } from '#tools/serve/start.ts';
import { listenForFaults, openBrowser } from './kit/guest.ts';
import { nextNoon } from './kit/noon.ts';
import { pickupOrder } from './kit/order.ts';
import { registerSecrets } from './kit/secrets.ts';
import { addSoup, sayWho } from './kit/steps.ts';

const newGuest = openBrowser();

/** A provider at an origin of its own: its script proves a person at once, or asks in a frame of its own, by its key. */
function elsewhere(): Site {
  const site: Site = new Hono();
  site.get('/api.js', ({ body }) =>
    body(provider, 200, { 'content-type': 'text/javascript', 'cross-origin-resource-policy': 'cross-origin' }),
  );
  site.get('/challenge', ({ html }) => html("<button onclick=\"parent.postMessage('person', '*')\">I am a person</button>"));
  return site;
}
const provider = `
  const { origin: home } = new URL(document.currentScript.src);
  globalThis.grecaptcha = { ready: (then) => then(), execute: (siteKey, { action }) => new Promise((resolve) => {
    let isIsolated = origin === 'null' && action === 'giftcard';
    try { isIsolated &&= parent.document === undefined; } catch { /* It cannot read the page around it. */ }
    document.body.dataset.isolated = String(isIsolated);
    const answer = () => resolve(isIsolated ? 'sandbox-person' : 'not isolated');
    if (siteKey === 'quiet') return answer();
    const challenge = document.createElement('iframe');
    challenge.src = home + '/challenge';
    challenge.title = 'Challenge';
    challenge.height = 300;
    document.body.append(challenge);
    addEventListener('message', ({ data }) => { if (data === 'person') answer(); });
  }) };`;

let there: Started;
const sites: Record<string, Started> = {};
beforeAll(async () => {
  await import('temporal-polyfill/global');
  const { openBakery } = await import('#sandbox/node.ts');
  const lead = Temporal.Instant.from(nextNoon()).epochMilliseconds - Date.now();
  const machine = () => Temporal.Now.instant().add({ milliseconds: lead });
  there = await start(elsewhere(), 0);
  for (const siteKey of ['quiet', 'asking']) {
    const changes = { captcha: { scriptUrl: `${there.url}/api.js`, siteKey } };
    sites[siteKey] = await start(createSite({ build: 'dist', openSandbox: () => openBakery({ machine }), changes }), 0);
  }
});
afterAll(async () => {
  for (const site of Object.values(sites)) await site.stop();
  await there.stop();
});

/** Types a gift card at the checkout of a site, and applies it. */
async function applyGiftCard(page: Page) {
  await page.goto('/app/menu.html');
  await addSoup(page);
  await sayWho(page);
  await page.getByRole('button', { name: 'Add a gift card' }).click();
  await page.getByLabel('Gift card number').fill('6070010000000300');
  registerSecrets('6070010000000300');
  await page.getByLabel('PIN').fill('0300');
  await page.getByRole('button', { name: 'Apply gift card' }).click();
}
const added = (page: Page) => page.getByText('Gift card ending in 0300 added.').first().waitFor();
const challengeOf = (page: Page) => page.getByRole('dialog', { name: 'Check that you’re a person' });

describe('the captcha of a gift card runs in a frame that reads nothing of the site, and', () => {
  it('is not seen where it asks the guest nothing (GIFTCARD-09)', async () => {
    const page = await newGuest(undefined, { order: pickupOrder, site: sites['quiet']!.url });
    const faults = listenForFaults(page);
    await applyGiftCard(page);
    await added(page);
    expect(await challengeOf(page).count()).toBe(0);
    expect(await page.evaluate(() => 'grecaptcha' in globalThis)).toBe(false);
    expect(faults).toEqual([]);
  });

  it('is a dialog with a title where it asks something, which the keyboard reaches and closes (GIFTCARD-09)', async () => {
    const page = await newGuest(undefined, { order: pickupOrder, site: sites['asking']!.url });
    await applyGiftCard(page);
    const dialog = challengeOf(page);
    await dialog.waitFor();
    const frame = page.frameLocator('iframe[title="Check that you’re a person"]');
    expect(await frame.locator('body').getAttribute('data-isolated')).toBe('true');
    const close = dialog.getByRole('button', { name: 'Close' });
    await close.press('Enter');
    await page.getByText('We couldn’t check that you’re a person. Try again.').first().waitFor();
    await page.getByRole('button', { name: 'Apply gift card' }).press('Enter');
    await dialog.waitFor();
    const person = frame.frameLocator('iframe').getByRole('button', { name: 'I am a person' });
    await person.waitFor();
    await page.keyboard.press('Tab');
    await expect.poll(() => person.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await added(page);
    expect(await dialog.count()).toBe(0);
  });
});
