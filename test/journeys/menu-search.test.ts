import { expect, it } from 'vitest';
import { listenForFaults, openBrowser } from './kit/guest.ts';
import { pickupOrder } from './kit/order.ts';

const newGuest = openBrowser();

it('a guest searches the menu from a product by keyboard alone, with a typing error, and Back closes the search (OVERLAYS-14)', async () => {
  const page = await newGuest({ width: 1280, height: 900 }, { order: pickupOrder });
  const faults = listenForFaults(page);
  await page.goto('/app/product/chicken-wild-rice-10102.html');
  const glass = page.getByRole('button', { name: 'Search the menu' });
  await glass.press('Enter');
  const search = page.getByRole('dialog', { name: 'Search the menu' });
  await search.getByRole('searchbox').and(page.locator(':focus')).waitFor();
  await page.goBack();
  await search.waitFor({ state: 'detached' });
  await expect.poll(() => page.locator(':focus').getAttribute('aria-label')).toBe('Search the menu');

  await page.keyboard.press('Enter');
  await search.getByRole('searchbox').and(page.locator(':focus')).waitFor();
  await page.keyboard.type('tomatto soup');
  const found = search.getByRole('link', { name: 'Tomato Basil Soup' });
  // The results of what is typed so far come and go until the last letter.
  await search
    .getByText(/^\d+ items? for “tomatto soup”$/)
    .first()
    .waitFor();
  await page.keyboard.press('Tab');
  await found.and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Tomato Basil Soup' }).waitFor();
  await search.waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});

it('the search opens by its address on any page, and looks at needs too (OVERLAYS-14)', async () => {
  const page = await newGuest();
  await page.goto('/app/home.html?openOverlay=menu-search');
  const search = page.getByRole('dialog', { name: 'Search the menu' });
  await search.getByRole('searchbox').fill('vegetarian soup under 300 calories');
  await search.getByText(/^\d+ items? for/).waitFor();
  await expect.poll(() => search.getByRole('link').count()).toBeGreaterThan(0);
});

it('the search has its words again as it opens again, on another page too, until the guest clears them (OVERLAYS-14)', async () => {
  const page = await newGuest({ width: 1280, height: 900 }, { order: pickupOrder });
  await page.goto('/app/product/chicken-wild-rice-10102.html');
  const glass = page.getByRole('button', { name: 'Search the menu' });
  const search = page.getByRole('dialog', { name: 'Search the menu' });
  const field = search.getByRole('searchbox');
  await glass.press('Enter');
  await field.fill('tomatto soup');
  await search.getByRole('link', { name: 'Tomato Basil Soup' }).click();
  await page.getByRole('heading', { level: 1, name: 'Tomato Basil Soup' }).waitFor();
  await search.waitFor({ state: 'detached' });
  await glass.press('Enter');
  await search.getByRole('link', { name: 'Tomato Basil Soup' }).waitFor();
  expect(await field.inputValue()).toBe('tomatto soup');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Escape');
  await search.waitFor({ state: 'detached' });
  await glass.press('Enter');
  await field.waitFor();
  expect(await field.inputValue()).toBe('');
});
