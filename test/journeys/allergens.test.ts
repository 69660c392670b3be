import type { Page, Route } from 'playwright';
import { expect, it } from 'vitest';
import { openBrowser } from './kit/guest.ts';
import { isSignedInAs, signIn } from './kit/members.ts';
import { pickupOrder } from './kit/order.ts';
import { scriptOf } from './kit/script-of.ts';

const newGuest = openBrowser();

const card = (page: Page) => page.getByRole('link', { name: 'Three Cheese Toastie', exact: true });
const add = (page: Page) => page.getByRole('button', { name: /^Add to cart/ });
const question = (page: Page) => page.getByRole('dialog', { name: /^This has milk/ });

const avoidMilk = (page: Page) => avoid(page, 'Milk');

async function avoid(page: Page, allergen: string) {
  await page.getByRole('button', { name: 'Allergies and diet' }).click();
  await page.getByRole('checkbox', { name: allergen }).check();
  await page.getByRole('button', { name: /^(Show \d+|Save choices)/ }).click();
}

it('an allergen is excluded all the way: what has it leaves the menu, and comes in by its address only by the guest’s word (MENU-11, FLAGS-10)', async () => {
  const page = await newGuest(undefined, { order: pickupOrder });
  await page.goto('/app/menu.html');
  await page.getByRole('tab', { name: 'Sandwiches', exact: true }).click();
  const address = await card(page).getAttribute('href');
  await avoidMilk(page);
  await card(page).waitFor({ state: 'detached' });

  await page.goto(address ?? '');
  await page.getByText('Has milk, which you avoid', { exact: true }).waitFor();
  await add(page).click();
  await question(page).getByRole('button', { name: 'Choose something else' }).click();
  await question(page).waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Add to cart/);
  await page.getByRole('button', { name: 'Cart 0 items' }).waitFor();
  await add(page).press('Enter');
  // A reload leaves the question, and adds nothing.
  await question(page).waitFor();
  await page.reload();
  await add(page).click();
  await question(page).getByRole('button', { name: 'Add it anyway' }).click();
  await page.getByRole('button', { name: 'Cart 1 item' }).waitFor();
});

it.for([
  ['an offer', '/app/initiateOffer.html?offerId=season', 'Turkey Cranberry Melt'],
  ['a reward', '/app/category/reward/reward-1', 'Butter Croissant'],
] as const)(
  'what is avoided is asked about on the page of %s, and added by the guest’s word (FLAGS-10, MENU-11, MENU-15, MENU-20)',
  async ([, address, name]) => {
    const page = await newGuest(undefined, { order: pickupOrder });
    await page.goto('/app/menu.html');
    await avoidMilk(page);
    await page.goto(address);
    const addOne = page.getByRole('button', { name: `Add ${name}`, exact: true });
    await addOne.click();
    await question(page).getByRole('button', { name: 'Choose something else' }).click();
    await question(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Cart 0 items' }).waitFor();
    await addOne.click();
    await question(page).getByRole('button', { name: 'Add it anyway' }).click();
    await page.getByRole('button', { name: 'Cart 1 item' }).waitFor();
  },
);

it('a half of a combo that has what is avoided says so where it is picked, and is added only by the guest’s word, which names it (MENU-11, COMBO-12)', async () => {
  const page = await newGuest(undefined, { order: pickupOrder });
  await page.goto('/app/menu.html');
  await page.getByRole('tab', { name: 'You Pick Two', exact: true }).click();
  const address = await page.getByRole('link', { name: 'You Pick Two', exact: true }).getAttribute('href');
  await avoidMilk(page);
  await page.goto(address ?? '');
  await page.getByRole('heading', { name: 'Choose your first half' }).waitFor();
  const toastie = page.getByRole('listitem').filter({ hasText: 'Three Cheese Toastie' });
  await toastie.getByText('Has milk, which you avoid').waitFor();
  await toastie.getByRole('button').first().click();
  await page.getByRole('heading', { name: 'Choose your second half' }).waitFor();
  await page.getByRole('button', { name: /^Garden Wrap/ }).click();
  await page.getByRole('heading', { name: 'Choose your side' }).waitFor();
  await page.getByRole('button', { name: /^Crisp Apple/ }).click();
  await add(page).click();
  await question(page)
    .getByText(/Three Cheese Toastie is made with milk/)
    .waitFor();
  await question(page).getByRole('button', { name: 'Choose something else' }).click();
  await page.getByRole('button', { name: 'Cart 0 items' }).waitFor();
  await add(page).click();
  await question(page).getByRole('button', { name: 'Add it anyway' }).click();
  await page.getByRole('button', { name: 'Cart 1 item' }).waitFor();
});

it('an order of before that has what is avoided now is asked about before anything is added (MENU-11, CART-06)', async () => {
  const page = await newGuest({ width: 1280, height: 900 }, { order: pickupOrder });
  await page.goto('/app/menu.html');
  await avoidMilk(page);
  await signIn(page, 'pat');
  await isSignedInAs(page, 'Pat');
  await page.goto('/en-us/mybakery/profile-and-settings/past-orders.html');
  await page.getByRole('button', { name: /^Order again: Chicken Pesto Press/ }).click();
  await question(page).getByText('Has milk, which you avoid').first().waitFor();
  await page.getByRole('button', { name: 'Cart 0 items' }).waitFor();
  await question(page)
    .getByRole('button', { name: /anyway/ })
    .click();
  await page.waitForURL('**/app/cart.html');
  await page.getByRole('list', { name: 'In your cart' }).getByRole('listitem').first().waitFor();
});

it('the season of the home page lists nothing that the guest avoids (MENU-11)', async () => {
  const page = await newGuest(undefined, { order: pickupOrder });
  const lists = (name: string) => page.getByRole('region', { name: 'Taste the season' }).getByRole('heading', { name });
  await page.goto('/app/home.html');
  await lists('Turkey Cranberry Melt').waitFor();
  await page.goto('/app/menu.html');
  await avoid(page, 'Wheat');
  await page.goto('/app/home.html');
  await lists('Autumn Squash').waitFor();
  expect(await lists('Turkey Cranberry Melt').count()).toBe(0);
});

it('a guest who avoids something is told where the code of the filter does not come, and sees the cards once it does (MENU-11, FLAGS-10, decision 032)', async () => {
  const page = await newGuest({ width: 1280, height: 900 }, { order: pickupOrder });
  await page.goto('/app/menu.html');
  await avoidMilk(page);
  await page.getByRole('button', { name: 'Hide Milk' }).waitFor();
  const script = scriptOf('src/routes/app/-menu/menu-filter.tsx');
  const lost = (route: Route) => route.fulfill({ status: 404 });
  await page.route(script, lost);
  await page.reload();
  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.waitFor();
  const soup = page.getByRole('main').getByRole('listitem').first();
  expect(await soup.isVisible()).toBe(false);
  await page.unroute(script, lost);
  await retry.click();
  await soup.waitFor();
  await retry.waitFor({ state: 'detached' });
});
