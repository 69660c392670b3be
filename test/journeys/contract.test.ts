import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSite } from '#tools/serve/site.ts';
import { start, type Started } from '#tools/serve/start.ts';
import { listenForFaults, openBrowser } from './kit/guest.ts';
import { nextNoon } from './kit/noon.ts';
import { startMock, startProxy, VIOLATIONS, type Prism } from './kit/prism.ts';
import { addSoup, chooseAsap, chooseCafe, chooseWay, comeIn, findCafes, orderNumber, placeOrder, sayWho, typeCard } from './kit/steps.ts';

const newGuest = openBrowser();
const opened: (Started | Prism)[] = [];
const open = async <Opened extends Started | Prism>(opening: Promise<Opened>): Promise<Opened> => {
  const one = await opening;
  opened.push(one);
  return one;
};

beforeAll(() => import('temporal-polyfill/global'));
afterAll(() => Promise.all(opened.map((one) => one.stop())));

/** The page on an origin of its own, with its API elsewhere. */
const openSiteOf = (apiBaseUrl: string) => open(start(createSite({ build: 'dist', openSandbox: () => [], changes: { apiBaseUrl } }), 0));

/** What broke the contract in the calls of a page, and how many calls there were. */
function watchContract(page: Page, api: string) {
  const watched = { calls: 0, violations: [] as string[] };
  page.on('response', (response) => {
    if (!response.url().startsWith(api) || response.request().method() === 'OPTIONS') return;
    watched.calls += 1;
    const violations = response.headers()[VIOLATIONS];
    if (violations !== undefined) watched.violations.push(`${response.request().method()} ${response.url()}: ${violations}`);
  });
  return watched;
}

it('a guest orders through a proxy that compares every call with the OpenAPI document and finds no violation', async () => {
  const { openBakery } = await import('#sandbox/node.ts');
  const lead = Temporal.Instant.from(nextNoon()).epochMilliseconds - Date.now();
  const machine = () => Temporal.Now.instant().add({ milliseconds: lead });
  const upstream = await open(start(createSite({ build: 'dist', openSandbox: () => openBakery({ machine }) }), 0));
  const api = await open(startProxy(`${upstream.url}/api`));
  const site = await openSiteOf(api.url);
  const page = await newGuest();
  const faults = listenForFaults(page);
  const contract = watchContract(page, api.url);
  // The proxy does not pass the time of the server on.
  await page.clock.setSystemTime(nextNoon());
  await comeIn(page, site.url);
  await chooseWay(page, 'RPU');
  await chooseCafe(page, '60601');
  await chooseAsap(page);
  await addSoup(page);
  await sayWho(page);
  await typeCard(page);
  await placeOrder(page);
  expect(await orderNumber(page)).toMatch(/^\d{6}$/);
  expect(contract.violations).toEqual([]);
  expect(contract.calls).toBeGreaterThan(10);
  expect(faults).toEqual([]);
});

it('the page works on a mock server made from the OpenAPI document, at another origin', async () => {
  const api = await open(startMock());
  const site = await openSiteOf(api.url);
  const page = await newGuest();
  const faults = listenForFaults(page);
  const contract = watchContract(page, api.url);
  // The time in the document's examples: noon in Springfield.
  await page.clock.setSystemTime('2026-11-23T18:00:00Z');
  await comeIn(page, site.url);
  await chooseWay(page, 'RPU');
  await findCafes(page, '62701');
  await page.getByRole('button', { name: 'Yes, that one' }).click();
  await page.getByRole('button', { name: /^Order (here|for)/ }).click();
  await chooseAsap(page);
  await page.getByRole('tab', { name: 'Example' }).waitFor();
  await page.goto(`${site.url}/app/cart.html`);
  await page.getByRole('heading', { name: 'Your cart' }).waitFor();
  expect(contract).toMatchObject({ violations: [] });
  expect(faults).toEqual([]);
});
