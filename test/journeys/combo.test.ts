import { describe, expect, it } from 'vitest';
import { listenForFaults, openBrowser } from './kit/guest.ts';
import { press, tabTo, type } from './kit/keyboard.ts';
import { pickupOrder } from './kit/order.ts';

const newGuest = openBrowser({ hasPictures: true });

/** A page with a combo whose first half is chosen. */
async function withFirstHalf() {
  const page = await newGuest(undefined, { order: pickupOrder });
  await page.goto('/app/menu.html');
  await page.getByRole('tab', { name: 'You Pick Two', exact: true }).click();
  await page.getByRole('link', { name: 'You Pick Two', exact: true }).click();
  await page.getByRole('button', { name: /^Three Cheese Toastie/ }).click();
  await page.getByRole('heading', { name: 'Choose your second half' }).waitFor();
  return page;
}

describe('a guest', () => {
  it('builds You Pick Two by keyboard alone, changes it, finds it in the cart and changes it again (GEN-05, COMBO-01, -04, -08, -09, -10, -11, OVERLAYS-08)', async () => {
    const page = await newGuest({ width: 1280, height: 900 }, { order: pickupOrder });
    const faults = listenForFaults(page);
    await page.goto('/app/menu.html');
    await page.getByRole('tab', { name: 'You Pick Two', exact: true }).press('Enter');
    await press(page, /^You Pick Two$/);
    const asked = (name: string) => page.getByRole('heading', { name }).and(page.locator(':focus')).waitFor();

    await page.getByRole('heading', { name: 'Choose your first half' }).waitFor();
    await press(page, /^Three Cheese Toastie/);
    await asked('Choose your second half');
    await tabTo(page, /^Sandwiches$/);
    await page.keyboard.press('ArrowRight');
    await page.getByRole('tab', { selected: true, name: 'Soups' }).waitFor();
    await press(page, /^Tomato Basil Soup/);
    await asked('Choose your side');
    await press(page, /^Crisp Apple/);
    await asked('That’s your two');

    await press(page, /^Customize Half Three Cheese Toastie/);
    await page.getByRole('button', { name: /^Save changes/ }).waitFor();
    await page.getByText('Swap', { exact: true }).or(page.getByRole('radio')).first().waitFor();
    await press(page, /^Protein/);
    await press(page, /^Smoked bacon/, 'Space');
    await press(page, /^Save changes/);
    await asked('That’s your two');
    await page.getByText('Smoked bacon').first().waitFor();
    await type(page, /^Name on the wrapper/, 'Ana');
    await press(page, /^Add a note to the kitchen/);
    await type(page, /^Note to the kitchen/, 'Cut in half');
    const total = await page.getByRole('button', { name: /^Add to cart \$/ }).innerText();
    await press(page, /^Add to cart/);
    await page.getByRole('heading', { level: 1 }).waitFor();

    await page.getByRole('button', { name: 'Cart 1 item' }).press('Enter');
    await page.getByText('Half Three Cheese Toastie, Smoked bacon').first().waitFor();
    await page.getByText(total.replace('Add to cart ', '')).first().waitFor();
    await press(page, /^Edit You Pick Two/);
    await page.getByRole('heading', { name: 'That’s your two' }).waitFor();
    await page.getByText('Check it over, then save your changes.').waitFor();
    expect(await page.getByLabel(/^Note to the kitchen/).inputValue()).toBe('Cut in half');
    await press(page, /^Change Side: Crisp Apple/);
    await asked('Choose your side');
    await press(page, /^Baguette Piece/);
    await asked('That’s your two');
    await press(page, /^Save changes/);
    await page.getByRole('heading', { name: 'Your cart' }).waitFor();
    await page.getByText('Baguette Piece').first().waitFor();
    await expect(page.getByText('Crisp Apple').count()).resolves.toBe(0);
    await page.getByText('Cut in half').first().waitFor();
    await page.getByText('For Ana').first().waitFor();
    await page.getByText('Half Three Cheese Toastie, Smoked bacon').first().waitFor();
    expect(faults).toEqual([]);
  });

  it('finds the tray as it was after a reload, and the way Back', async () => {
    const page = await withFirstHalf();
    await page.reload();
    await page.getByRole('heading', { name: 'Choose your second half' }).waitFor();
    await page.getByText('Half Three Cheese Toastie').first().waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'You Pick Two', exact: true }).waitFor();
    await page.goForward();
    await page.getByText('Half Three Cheese Toastie').first().waitFor();
  });

  it('finds what they typed into a combo of the cart after a reload: a name, and a note to the kitchen (COMBO-10, PRODUCT-09)', async () => {
    const page = await withFirstHalf();
    await page.getByRole('tab', { name: 'Soups' }).click();
    await page.getByRole('button', { name: /^Tomato Basil Soup/ }).click();
    await page.getByRole('heading', { name: 'Choose your side' }).waitFor();
    await page.getByRole('button', { name: /^Crisp Apple/ }).click();
    await page.getByRole('button', { name: /^Add to cart \$/ }).click();
    await page.goto('/app/cart.html');
    await page.getByRole('link', { name: /^Edit You Pick Two/ }).click();
    await page.getByText('Check it over, then save your changes.').waitFor();
    await page.getByLabel(/^Name on the wrapper/).fill('Ana');
    await page.getByText('Add a note to the kitchen').click();
    await page.getByLabel(/^Note to the kitchen/).fill('Cut in half');
    await page.reload();
    await page.getByText('Check it over, then save your changes.').waitFor();
    const values = () => Promise.all([/^Name on the wrapper/, /^Note to the kitchen/].map((name) => page.getByLabel(name).inputValue()));
    expect(await values()).toEqual(['Ana', 'Cut in half']);
    // Typed once more, and left at once.
    await page.getByLabel(/^Name on the wrapper/).fill('Ana B');
    await page.reload();
    await page.getByText('Check it over, then save your changes.').waitFor();
    expect(await values()).toEqual(['Ana B', 'Cut in half']);
    await page.getByRole('button', { name: /^Save changes/ }).click();
    await page.getByText('For Ana B').first().waitFor();
    await page.getByText('Cut in half').first().waitFor();
  });

  it('looks at a soup of a full tray and comes Back to the soups, of which one is still chosen (COMBO-08)', async () => {
    const page = await newGuest(undefined, { order: pickupOrder });
    await page.goto('/app/menu.html');
    await page.getByRole('tab', { name: 'You Pick Two', exact: true }).click();
    await page.getByRole('link', { name: 'You Pick Two', exact: true }).click();
    await page.getByRole('button', { name: /^Three Cheese Toastie/ }).click();
    await page.getByRole('button', { name: /^Chicken Pesto Press/ }).click();
    await page.getByRole('button', { name: /^Crisp Apple/ }).click();
    const change = page.getByRole('button', { name: /^Change Second half/ });
    expect((await change.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await change.click();
    const soups = page.getByRole('tab', { name: 'Soups' });
    await soups.click();
    const combo = page.url();
    await page.getByRole('button', { name: /^Details of Cup of Tomato Basil/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Tomato Basil Soup' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Choose your second half' }).waitFor();
    expect(page.url()).toBe(combo);
    await page.getByRole('tab', { selected: true, name: 'Soups' }).waitFor();
    await page.getByRole('button', { name: 'Keep Half Chicken Pesto Press' }).click();
    await page.getByRole('heading', { name: 'That’s your two' }).waitFor();
    // Of what it is made is asked once the tray is full.
    await page.getByText('Country sourdough').first().waitFor();
  });
});
