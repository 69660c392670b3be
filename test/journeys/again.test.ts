import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, expect, it } from 'vitest';
import { serveBuild } from '#tools/built-site.ts';
import { listenForFaults, openBrowser } from './kit/guest.ts';
import { pickupOrder } from './kit/order.ts';
import { makeNextBuild } from './kit/next-build.ts';
import { isSignedInAs, isSignedOut, openProfile, PASSWORD, signIn, signOut } from './kit/members.ts';
import { firstFiles } from './kit/script-of.ts';
import { checkOut, comeIn, openSoups, orderNumber, placeOrder, sayWho, typeCard } from './kit/steps.ts';
import { storedBy, waitForWorker, workerOf } from './kit/worker.ts';

const newGuest = openBrowser({ serviceWorkers: 'allow' });
const folder = mkdtempSync(path.join(tmpdir(), 'again-'));
afterAll(() => rmSync(folder, { recursive: true }));
const soup = (page: Page) => page.getByRole('link', { name: 'Tomato Basil Soup' });

it('a second visit without a connection shows the shell and the last menu, each page in its own shape; one with it shows the last menu at once, and then what has changed on the server: of a menu only the parts that its versions name anew are asked for, also those of a second release on one day, which has the address of the first (MENU-01 to -03, MENU-06, MENU-07, E-33)', async () => {
  const page = await newGuest(undefined, { order: pickupOrder });
  const context = page.context();
  await openSoups(page);
  await waitForWorker(page);
  await context.setOffline(true);
  const again = await context.newPage();
  await again.goto('/app/menu.html');
  await again.getByRole('tab', { name: 'Soups', exact: true }).click();
  await soup(again).waitFor();
  await again.getByText('You’re offline.').waitFor();
  await again.goto('/');
  await again.getByRole('heading', { name: 'On the menu' }).waitFor();

  await context.setOffline(false);
  const asked: string[] = [];
  context.on('request', (request) => {
    const part = /\/menu\/(categories|placards)\//.exec(request.url())?.[1];
    if (part !== undefined && request.serviceWorker() !== null) asked.push(part);
  });
  const same = await context.newPage();
  const renewed = same.waitForResponse(/\/menu\/stockout\//);
  await same.goto('/app/menu.html');
  await same.getByRole('tab', { name: 'Soups', exact: true }).click();
  await soup(same).waitFor();
  await renewed;
  expect(asked).toEqual([]);

  await context.route('**/menu/versions/**', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { versions: object };
    await route.fulfill({ response, json: { ...answer, versions: { ...answer.versions, mnavPlacard: '20261101180000' } } });
  });
  await context.route('**/menu/placards/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('Tomato Basil Soup', 'Leek Soup') });
  });
  const changed = await context.newPage();
  await changed.goto('/app/menu.html');
  await changed.getByRole('tab', { name: 'Soups', exact: true }).click();
  await changed.getByRole('link', { name: 'Leek Soup' }).waitFor();
  expect(new Set(asked)).toEqual(new Set(['placards']));
  await context.unrouteAll({ behavior: 'ignoreErrors' });
});

it('without a connection the cart can be read, paying says that it cannot, and both heal; placing and signing out forget what the tab stored', async () => {
  const page = await newGuest(undefined, { order: pickupOrder });
  const stored = () => page.evaluate(() => sessionStorage.getItem('cart.last'));
  await openSoups(page);
  await page.getByRole('button', { name: 'Add Tomato Basil Soup' }).click();
  await page.getByRole('button', { name: 'Cart 1 item' }).waitFor();
  await waitForWorker(page);
  await expect.poll(stored).toContain('Tomato Basil Soup');

  await page.context().setOffline(true);
  await page.goto('/app/cart.html');
  await page.getByText('You’re offline. This is your cart as you last saw it.').waitFor();
  await expect.poll(() => page.getByRole('list', { name: 'In your cart' }).textContent()).toMatch(/^Tomato Basil Soup\$\d/);
  expect(await page.getByRole('link', { name: /^Check out/ }).count()).toBe(0);
  // A page that began offline reads anew once the connection is there.
  await page.context().setOffline(false);
  await page.getByRole('link', { name: /^Check out/ }).waitFor();
  await page.context().setOffline(true);
  await page.goto('/app/checkout.html');
  await page.getByText('You’re offline, so you can’t pay right now.').waitFor();
  expect(await page.getByRole('main').getByRole('button', { name: 'Try again' }).count()).toBe(0);
  await page.context().setOffline(false);
  await page.getByLabel('First name').waitFor();

  await sayWho(page);
  await typeCard(page);
  await placeOrder(page);
  await orderNumber(page);
  await expect.poll(stored).toBeNull();

  const member = await newGuest({ width: 1280, height: 900 }, { order: pickupOrder });
  const storedOfMember = () => member.evaluate(() => sessionStorage.getItem('cart.last'));
  await openSoups(member);
  await signIn(member, 'pat');
  await isSignedInAs(member, 'Pat');
  await member.getByRole('button', { name: 'Add Tomato Basil Soup' }).click();
  await expect.poll(storedOfMember).toContain('Tomato Basil Soup');
  await openProfile(member, 'Pat');
  await signOut(member);
  await isSignedOut(member);
  await expect.poll(storedOfMember).toBeNull();
});

it('a new build leaves an open tab its lazy files, and is what the next page comes from', async () => {
  const next = path.join(folder, 'next');
  makeNextBuild('dist', next);
  let site = await serveBuild('dist', { isQuick: true });
  const port = Number(new URL(site.url).port);
  const page = await newGuest(undefined, { site: site.url, order: pickupOrder });
  const faults = listenForFaults(page);
  const pagesOf = async (shown: Page) => (await workerOf(shown)).caches.filter((name) => name.startsWith('site-pages-'));
  const entry = firstFiles().script;
  const hasEntry = (shown: Page) => shown.locator(`script[type=module][src$="${entry}"]`).count();
  try {
    await openSoups(page);
    await waitForWorker(page);
    expect(await hasEntry(page)).toBe(1);
    const [stored] = await pagesOf(page);
    site.close();
    site = await serveBuild(next, { port, isQuick: true });
    // The page that was stored comes once more, and with it the new worker.
    const other = await page.context().newPage();
    await other.goto('/app/menu.html');
    expect(await hasEntry(other)).toBe(1);
    await expect.poll(() => pagesOf(other), { timeout: 60_000 }).not.toContain(stored);
    await other.reload();
    expect(await hasEntry(other)).toBe(0);
    await other.getByRole('tab', { selected: true }).waitFor();
    // Code that this tab has not loaded yet, of a build that the server no longer has.
    await soup(page).click();
    await page.getByRole('button', { name: /^Add to cart/ }).waitFor();
    expect(await hasEntry(page)).toBe(1);
    expect(faults.filter((fault) => /\.(js|css)\b/.test(fault))).toEqual([]);
  } finally {
    site.close();
  }
});

it('one scope has one worker: that of the embedded sandbox takes the place of the site’s, and the other way round; switched off, it unregisters itself and deletes its caches', async () => {
  const configOf = (name: string, config: object) => {
    const file = path.join(folder, name);
    writeFileSync(file, JSON.stringify(config));
    return file;
  };
  let site = await serveBuild('dist', { isQuick: true });
  const port = Number(new URL(site.url).port);
  const serveWith = async (config?: string) => {
    site.close();
    site = await serveBuild('dist', { port, isQuick: true, ...(config !== undefined && { config }) });
  };
  const page = await newGuest(undefined, { site: site.url });
  try {
    await comeIn(page);
    await waitForWorker(page);
    await serveWith(configOf('embedded.json', { sandbox: 'embedded' }));
    // The stored page still asks a server, which is gone; behind it the worker learns that it is not wanted.
    await page.goto('/');
    await expect.poll(async () => (await workerOf(page)).caches).toEqual([]);
    await comeIn(page);
    await page.getByRole('button', { name: 'Sandbox' }).waitFor();
    expect(await workerOf(page)).toEqual({ registered: '/mockServiceWorker.js', caches: [] });
    // A call that the sandbox's worker never gets an answer to keeps it from being replaced for five minutes.
    await page.waitForLoadState('networkidle');

    await serveWith();
    await comeIn(page);
    await waitForWorker(page);
    expect((await workerOf(page)).registered).toBe('/service-worker.js');

    await serveWith(configOf('off.json', { serviceWorker: 'off' }));
    await page.goto('/app/menu.html');
    await expect.poll(async () => (await workerOf(page)).registered).toBe(null);
    await page.reload();
    await page.getByRole('tab', { selected: true }).waitFor();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await expect.poll(() => workerOf(page)).toEqual({ registered: null, caches: [] });
  } finally {
    site.close();
  }
});

it('nothing of a person is ever in a cache: no session, no cart, no account, no order, no token (SESSION-07)', async () => {
  const page = await newGuest({ width: 1280, height: 900 }, { order: pickupOrder });
  await openSoups(page);
  await waitForWorker(page);
  await signIn(page, 'pat');
  await isSignedInAs(page, 'Pat');
  await page.getByRole('button', { name: 'Add Tomato Basil Soup' }).click();
  await page.getByRole('button', { name: 'Cart 1 item' }).waitFor();
  // Everything is asked again, through the worker, with the member's token.
  await page.reload();
  await isSignedInAs(page, 'Pat');
  await page.getByRole('button', { name: 'Cart 1 item' }).click();
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(new URL(request.url()).pathname));
  await checkOut(page);
  await page.getByRole('radio', { name: 'Add a card' }).check();
  await typeCard(page);
  await placeOrder(page);
  const number = await orderNumber(page);
  await openProfile(page, 'Pat');
  await page.getByText('Visa ending in 1111').waitFor();
  await page.reload();
  await page.getByText('Visa ending in 1111').waitFor();
  const carts = asked.flatMap((address) => /\/cart\/([^/]+)\/summary/.exec(address)?.[1] ?? []);
  expect(carts).not.toEqual([]);

  const stored = await storedBy(page);
  const parts =
    /^\/(assets\/|index\.html$|app\/(home|startOrder|menu|cart|checkout|product\/index)\.html$|api\/public\/menu\/(versions|categories|placards|customizations|quantityrules)\/)/;
  expect(stored.map(({ url }) => new URL(url).pathname).filter((address) => !parts.test(address))).toEqual([]);
  expect(stored.map(({ url }) => new URL(url).search).filter((query) => !/^(\?release=(%23\d+)+)?$/.test(query))).toEqual([]);
  const token = (await page.context().cookies()).find(({ name }) => name === 'ssoToken')?.value ?? 'no token';
  const secrets = [
    token,
    'pat@example.com',
    PASSWORD,
    '4111111111111111',
    number,
    ...carts,
    'X-Access-Token',
    'X-Session-Trace-Id',
    'expirationdate',
  ];
  const found = stored
    .filter(({ url }) => !new URL(url).pathname.startsWith('/assets/'))
    .flatMap(({ text }) => {
      // The script in a page, which is the same for every visitor, names the header.
      const content = text.replace(/<script>[^]*?<\/script>/, '').toLowerCase();
      return secrets.filter((secret) => content.includes(secret.toLowerCase()));
    });
  expect(found).toEqual([]);
});
