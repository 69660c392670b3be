import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openBrowser } from './kit/guest.ts';
import { isSignedInAs, signIn } from './kit/members.ts';
import { orderMelt } from './kit/melt.ts';
import { pickupOrder } from './kit/order.ts';
import { chooseAsap, chooseCafe, chooseWay, comeIn, findCafes, orderNumber, placeOrder, sayWho, typeCard } from './kit/steps.ts';

/** Twice the usual size, as a guest sets it in the browser. */
const newGuest = openBrowser({ textSize: 32 });
/** The first is as wide as a desk's window of 1280 px zoomed to 400 %. */
const sizes = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
];

/** What is wider than the window, and what stays in sight and takes more than a third of it; empty where all is well. */
const faults = async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const root = document.documentElement;
  const wide = root.scrollWidth > innerWidth ? [`${root.scrollWidth} px wide`] : [];
  const shown = document.querySelector('dialog:modal') ?? document.body;
  const stuck = [...shown.querySelectorAll('*')].filter(
    (part) =>
      ['sticky', 'fixed'].includes(getComputedStyle(part).position) &&
      part.getBoundingClientRect().width > innerWidth / 2 &&
      part.getBoundingClientRect().bottom > 0 &&
      part.checkVisibility({ visibilityProperty: true }),
  );
  const height = stuck.reduce((sum, part) => sum + part.getBoundingClientRect().height, 0);
  return [...wide, ...(height > innerHeight / 3 && shown === document.body ? [`${Math.round(height)} px stay in sight`] : [])];
};

/** Looks at what a page shows now, and keeps what is wrong with it under a name. */
function watch(page: Page) {
  const found: string[] = [];
  const look = async (name: string) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      found.push(...(await page.evaluate(faults)).map((fault) => `${name} at ${size.width} px: ${fault}`));
    }
  };
  return { found, look };
}

const dialogs = ['sign-up', 'menu-search', 'allergen-drawers'];

describe('with text at 200 %', () => {
  it('a guest orders, no page scrolls sideways, and what stays in sight leaves two thirds of the window (UI-06)', async () => {
    const page = await newGuest(sizes[0]);
    const { found, look } = watch(page);
    await comeIn(page);
    await look('home');
    await chooseWay(page, 'RPU');
    await findCafes(page, '62701');
    await page
      .getByRole('button', { name: /^Order (here|for)/ })
      .first()
      .waitFor();
    await look('cafes');
    await page.goBack();
    await chooseCafe(page, '62701');
    await page.getByRole('radio', { name: /^As soon as possible/ }).waitFor();
    await look('times');
    await chooseAsap(page);
    await orderMelt(page, look);
    await sayWho(page);
    await typeCard(page);
    await placeOrder(page);
    expect(await orderNumber(page)).toMatch(/^\d{6}$/);
    await look('confirmation');
    expect(found).toEqual([]);
  });

  it('a member opens dialogs, the account and a combo, none of which scrolls sideways (UI-06)', async () => {
    const page = await newGuest(sizes[0], { order: pickupOrder });
    const { found, look } = watch(page);
    for (const dialog of dialogs) {
      await page.goto(`/app/cart.html?openOverlay=${dialog}`);
      await page.getByRole('dialog').getByRole('heading').first().waitFor();
      await look(dialog);
    }
    await page.goto('/app/cart.html');
    await signIn(page, 'cole');
    await look('sign-in');
    await isSignedInAs(page, 'Cole');
    for (const part of ['profile', 'details']) {
      await page.goto(`/en-us/myhearthside/profile-and-settings/${part}.html`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      await look(part);
    }
    await page.goto('/app/menu.html');
    await page.getByRole('tab', { name: 'You Pick Two', exact: true }).click();
    await page.getByRole('link', { name: 'You Pick Two' }).first().click();
    await page.getByRole('heading', { name: 'Choose your first half' }).waitFor();
    await look('combo');
    expect(found).toEqual([]);
  });
});
