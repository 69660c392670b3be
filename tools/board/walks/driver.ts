import {
  checkOut,
  chooseAsap,
  chooseCafe,
  chooseNextDay,
  chooseWay,
  comeIn,
  confirmTime,
  orderNumber,
  placeOrder,
  sayWho,
  typeCard,
} from '#test/journeys/kit/steps.ts';
import type { Walk } from './walk.ts';

/** A combo, what an order at another time excludes, and an order that comes to a car. */
export const driver: Walk = async (page, take) => {
  await comeIn(page);
  await chooseWay(page, 'DRIVE_THRU');
  await chooseCafe(page, '62701');
  await chooseAsap(page);
  await page.getByRole('tab', { name: 'You Pick Two', exact: true }).click();
  await page.getByRole('link', { name: 'You Pick Two' }).first().click();
  await page.getByRole('heading', { name: 'Choose your first half' }).waitFor();
  await take('Combo');
  await page.goto('/app/menu.html');
  await page.getByRole('tab', { name: 'Bowls', exact: true }).click();
  await page.getByRole('button', { name: 'Add Chicken Quinoa Bowl' }).click();
  await page.getByRole('button', { name: 'Cart 1 item' }).waitFor();
  await page.getByRole('link', { name: 'Edit how, where, and when' }).click();
  await chooseNextDay(page, 'Breakfast');
  await page.getByRole('button', { name: 'Change time' }).first().waitFor();
  await take('Menu: an item excluded');
  await page.goto('/app/cart.html');
  await page.getByText('Not in your total').waitFor();
  await take('Cart: an item excluded');
  await page.getByRole('link', { name: 'Change your order' }).first().click();
  await page.getByRole('radio', { name: /^As soon as possible/ }).check();
  await confirmTime(page);
  await page.goto('/app/cart.html');
  await checkOut(page);
  await sayWho(page);
  await typeCard(page);
  await placeOrder(page);
  await orderNumber(page);
  await page.getByRole('button', { name: 'I’m here' }).waitFor();
  await take('Confirmation: drive-thru');
};
