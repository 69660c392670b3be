import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openBrowser } from './kit/guest.ts';
import { pickupOrder } from './kit/order.ts';

const newGuest = openBrowser();

const card = (page: Page) => page.getByRole('link', { name: 'Three Cheese Toastie', exact: true });
const add = (page: Page) => page.getByRole('button', { name: /^Add to cart/ });
const question = (page: Page) => page.getByRole('dialog', { name: /^This has milk/ });

it('an allergen is excluded all the way: what has it leaves the menu, and comes in by its address only by the guest’s word (MENU-11, FLAGS-10)', async () => {
  const page = await newGuest(undefined, { order: pickupOrder });
  await page.goto('/app/menu.html');
  await page.getByRole('tab', { name: 'Sandwiches', exact: true }).click();
  const address = await card(page).getAttribute('href');
  await page.getByRole('button', { name: 'Allergies and diet' }).click();
  await page.getByRole('checkbox', { name: 'Milk' }).check();
  await page.getByRole('button', { name: /^Show \d+ item/ }).click();
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
