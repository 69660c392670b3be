import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { listenForFaults, openBrowser } from './kit/guest.ts';
import { nextNoon } from './kit/noon.ts';
import { pickupOrder } from './kit/order.ts';

const newGuest = openBrowser();

async function onMenu() {
  const page = await newGuest(undefined, { order: pickupOrder });
  const faults = listenForFaults(page);
  await page.clock.setSystemTime(nextNoon());
  await page.goto('/app/menu.html');
  return { page, faults };
}

/** Gives parts of the menu another version. */
const release = (page: Page, parts: readonly string[], version = '20261101180000') =>
  page.route('**/menu/versions/**', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { versions: object };
    const released = Object.fromEntries(parts.map((part) => [part, version]));
    await route.fulfill({ response, json: { ...answer, versions: { ...answer.versions, ...released } } });
  });

/** Says that the menu has changed, as the service worker does. A page listens some time after its first paint. */
const sayMenuChanged = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: { type: 'menu.changed' } })));

it('A product that is open follows the menu: another release changes its name and choices, keeps what is still made, and says what is not (MENU-13)', async () => {
  const { page, faults } = await onMenu();
  await page.getByRole('tab', { name: 'Sandwiches', exact: true }).click();
  await page.getByRole('link', { name: 'Brisket & Gruyere Melt' }).first().click();
  const add = page.getByRole('button', { name: /^Add to cart/ });
  await add.waitFor();
  await page.getByText('Cheese', { exact: true }).click();
  await page.getByRole('checkbox', { name: /^Sharp cheddar/ }).check();
  await page.getByText('Protein', { exact: true }).click();
  await page.getByRole('checkbox', { name: /^Smoked bacon/ }).check();
  const before = await add.innerText();

  await release(page, ['mnavPlacard', 'productCustomization']);
  await page.route('**/menu/placards/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('Brisket & Gruyere Melt', 'Brisket & Cheddar Melt') });
  });
  await page.route('**/menu/customizations/**', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { groups: { options: { name: string }[] }[] };
    const groups = answer.groups.map((group) => ({ ...group, options: group.options.filter(({ name }) => name !== 'Smoked bacon') }));
    await route.fulfill({ response, json: { ...answer, groups } });
  });
  const said = page.getByText('We can’t make everything you chose anymore. We left out: Smoked bacon.');
  const saidAfterMessage = async () => {
    await sayMenuChanged(page);
    return said.count();
  };
  await expect.poll(saidAfterMessage, { interval: 1000 }).toBeGreaterThan(0);
  await page.getByRole('heading', { name: 'Brisket & Cheddar Melt' }).waitFor();
  await expect.poll(() => page.getByRole('checkbox', { name: /^Smoked bacon/ }).count()).toBe(0);
  expect(await page.getByRole('checkbox', { name: /^Sharp cheddar/ }).isChecked()).toBe(true);
  await expect.poll(() => add.innerText()).not.toBe(before);
  expect(faults).toEqual([]);
});

it('A product that is open loses its side with a release that has it without one, and has one again with the next; the price follows (MENU-13, PRODUCT-01)', async () => {
  const { page, faults } = await onMenu();
  await page.getByRole('tab', { name: 'Salads', exact: true }).click();
  await page.getByRole('link', { name: 'Classic Caesar' }).first().click();
  const sides = page.getByRole('group', { name: 'Side' });
  const side = (name: string) => sides.getByRole('radio', { name: new RegExp(`^${name}`) });
  await side('Greek Yogurt Cup').check();
  const add = page.getByRole('button', { name: /^Add to cart \$/ });
  const price = async () => Number((await add.innerText()).replace(/[^\d.]/g, ''));
  await expect.poll(price).toBeGreaterThan(0);
  const before = await price();
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle();

  let hasSide = false;
  await page.route('**/menu/placards/**', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { placards: { name: string; comboPlaces?: object[] }[] };
    const placards = answer.placards.map(({ comboPlaces, ...card }) =>
      card.name === 'Classic Caesar' && !hasSide ? card : { ...card, ...(comboPlaces && { comboPlaces }) },
    );
    await route.fulfill({ response, json: { ...answer, placards } });
  });
  const afterMessage = async (count: () => Promise<number>) => {
    await sayMenuChanged(page);
    return count();
  };
  await release(page, ['mnavPlacard']);
  const said = page.getByText('We can’t make everything you chose anymore. We left out: Greek Yogurt Cup.');
  await expect.poll(() => afterMessage(() => said.count()), { interval: 1000 }).toBeGreaterThan(0);
  await expect.poll(() => sides.count()).toBe(0);
  await expect.poll(price).toBeCloseTo(before - 1, 1);

  hasSide = true;
  await release(page, ['mnavPlacard'], '20261101190000');
  await expect.poll(() => afterMessage(() => sides.count()), { interval: 1000 }).toBe(1);
  await expect.poll(() => side('Sea Salt Potato Chips').isChecked()).toBe(true);
  await side('Greek Yogurt Cup').check();
  await expect.poll(price).toBeCloseTo(before, 1);
  // The page is the same one throughout.
  expect(await heading?.evaluate((node) => node.isConnected)).toBe(true);
  expect(faults).toEqual([]);
});

it('A product whose side alone another release renames goes into the cart with the name of now (MENU-13, PRODUCT-01)', async () => {
  const { page, faults } = await onMenu();
  await page.getByRole('tab', { name: 'Salads', exact: true }).click();
  await page.getByRole('link', { name: 'Classic Caesar' }).first().click();
  const sides = page.getByRole('group', { name: 'Side' });
  await sides.getByRole('radio', { name: /^Greek Yogurt Cup/ }).check();
  await page.route('**/menu/placards/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('Greek Yogurt Cup', 'Honey Yogurt Cup') });
  });
  await release(page, ['mnavPlacard']);
  const renamed = sides.getByRole('radio', { name: /^Honey Yogurt Cup/ });
  const renamedAfterMessage = async () => {
    await sayMenuChanged(page);
    return renamed.count();
  };
  await expect.poll(renamedAfterMessage, { interval: 1000 }).toBe(1);
  expect(await renamed.isChecked()).toBe(true);
  // Its flow takes the change with code that comes then.
  await page.waitForLoadState('networkidle');
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && /Classic Caesar/.test(request.postData() ?? '') && /cart/.test(request.url()),
  );
  await page.getByRole('button', { name: /^Add to cart/ }).click();
  expect((await sent).postData()).toContain('Honey Yogurt Cup');
  expect(faults).toEqual([]);
});

it('A combo that is open follows the menu: another release changes its name, and keeps what is on its tray (MENU-13)', async () => {
  const { page, faults } = await onMenu();
  await page.getByRole('tab', { name: 'You Pick Two', exact: true }).click();
  await page.getByRole('link', { name: 'You Pick Two', exact: true }).first().click();
  await page.getByRole('button', { name: /^Three Cheese Toastie/ }).click();
  await page.getByRole('heading', { name: 'Choose your second half' }).waitFor();
  await release(page, ['mnavPlacard']);
  await page.route('**/menu/placards/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('You Pick Two', 'Pick Any Two') });
  });
  const said = page.getByRole('heading', { level: 1, name: 'Pick Any Two' });
  const saidAfterMessage = async () => {
    await sayMenuChanged(page);
    return said.count();
  };
  await expect.poll(saidAfterMessage, { interval: 1000 }).toBeGreaterThan(0);
  await page
    .getByRole('button', { name: /^(Remove|Change) .*Three Cheese Toastie/ })
    .first()
    .waitFor();
  await page.getByRole('heading', { name: 'Choose your second half' }).waitFor();
  expect(faults).toEqual([]);
});

it('A product whose usual size is sold out begins with one that is there, and shows the usual one as sold out (PRODUCT-01, AVAIL-09)', async () => {
  const page = await newGuest(undefined, { order: pickupOrder });
  const faults = listenForFaults(page);
  await page.clock.setSystemTime(nextNoon());
  const name = 'Brisket & Gruyere Melt';
  interface Card {
    readonly name: string;
    readonly items: readonly { readonly itemId: string; readonly size: string; readonly isDefault: boolean }[];
  }
  let usual = { itemId: '', size: '' };
  await page.context().route('**/menu/placards/**', async (route) => {
    const response = await route.fetch();
    const { placards } = (await response.json()) as { placards: readonly Card[] };
    usual = placards.find((card) => card.name === name)?.items.find(({ isDefault }) => isDefault) ?? usual;
    await route.fulfill({ response });
  });
  await page.context().route('**/menu/stockout/**', async (route) => {
    const response = await route.fetch();
    const { itemIds } = (await response.json()) as { itemIds: readonly string[] };
    await route.fulfill({ response, json: { itemIds: [...itemIds, usual.itemId] } });
  });
  await page.goto('/app/menu.html');
  await page.getByRole('tab', { name: 'Sandwiches', exact: true }).click();
  await page.getByRole('link', { name }).first().click();
  await page.getByRole('button', { name: /^Add to cart/ }).waitFor();
  const sizes = page.getByRole('group', { name: 'Size' });
  const gone = sizes.getByRole('radio', { name: new RegExp(`^${usual.size}.*Sold out`) });
  await gone.waitFor();
  expect(await gone.isDisabled()).toBe(true);
  expect(await gone.isChecked()).toBe(false);
  // So it is where the page itself is the first one.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await page.getByRole('button', { name: /^Add to cart/ }).waitFor();
  await gone.waitFor();
  await expect.poll(() => sizes.getByRole('radio', { checked: true, disabled: false }).count()).toBe(1);
  expect(faults).toEqual([]);
});
