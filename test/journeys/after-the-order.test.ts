import { describe, expect, it } from 'vitest';
import { serveBuild } from '#tools/built-site.ts';
import type { Destination } from '#domain/order/order.ts';
import { listenForFaults, openBrowser } from './kit/guest.ts';
import { intercept } from './kit/intercept.ts';
import { isSignedInAs, openProfile, signIn, typeCredentials } from './kit/members.ts';
import { pickupOrder } from './kit/order.ts';
import { sumOfShifts, watchShifts } from './kit/shifts.ts';
import { addSoup, checkOutDelivery, comeIn, orderNumber, placeOrder, sayWho, typeCard } from './kit/steps.ts';

const newGuest = openBrowser();

/** For which a driver of the sandbox is on the way. */
const DRIVE_MINUTES = 20;
/** Minutes of the day of a label such as `12:47 PM`, of a noon. */
const minutesOf = (label: string) => {
  const [, hour, minute] = /(\d+):(\d\d)/.exec(label) ?? [];
  return (Number(hour) % 12) * 60 + Number(minute);
};

/** A guest orders a soup, and is on its confirmation. */
async function ordered(destination: Destination) {
  const page = await newGuest(undefined, { order: { ...pickupOrder, destination } });
  await page.goto('/app/menu.html');
  await addSoup(page);
  await sayWho(page);
  await typeCard(page);
  await placeOrder(page);
  return { page, number: await orderNumber(page) };
}

describe('a guest who has ordered', () => {
  it('says at the curb that they are there; the answer is lost, and the cafe hears it once, also after a reload and in a second tab (SERVICE-01)', async () => {
    const { page } = await ordered('CURBSIDE');
    const phone = page.getByLabel('Phone on your order');
    await phone.waitFor();
    await expect(phone.inputValue()).resolves.toBe('(555) 123-4567');

    let told = 0;
    page.context().on('request', (request) => {
      if (request.url().endsWith('/orders/arrival')) told += 1;
    });
    await intercept(page, '**/orders/arrival', async (route) => {
      await route.fetch();
      await route.abort();
    });
    const other = await page.context().newPage();
    await other.goto('/app/confirmation.html');
    await other.getByRole('button', { name: 'I’m here' }).waitFor();
    await page.getByRole('button', { name: 'I’m here' }).click();
    await page.getByText(/^We couldn’t reach the cafe/).waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'We know you’re here' }).waitFor();
    expect(told).toBe(1);

    const faults = listenForFaults(page);
    await page.reload();
    await page.getByRole('heading', { name: 'We know you’re here' }).waitFor();
    await other.getByRole('button', { name: 'I’m here' }).click();
    await other.getByRole('heading', { name: 'We know you’re here' }).waitFor();
    expect(told).toBe(1);
    expect(faults).toEqual([]);
  });

  it('prints a receipt: its number, its date, what it cost and what paid for it, and nothing to press; also after a reload', async () => {
    const { page, number } = await ordered('RPU');
    await page.getByText('This page keeps up on its own.').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Cancel online with an account' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    await main.getByText(number, { exact: true }).waitFor();
    await main.getByText(/^[A-Z][a-z]+ \d{1,2}, 20\d\d$/).waitFor();
    await main.getByText('Paid with Visa 1111').waitFor();
    await expect(main.getByRole('button').or(main.getByRole('radio')).count()).resolves.toBe(0);
    await page.emulateMedia({ media: 'screen' });
    await expect(main.getByText(/^[A-Z][a-z]+ \d{1,2}, 20\d\d$/).isVisible()).resolves.toBe(false);
  });

  it('reads what editors say about the cafe, with their icon or, where it does not come, another, which is reported (SERVICE-05, ERRORS-10)', async () => {
    const { page } = await ordered('CURBSIDE');
    const faults = listenForFaults(page);
    const note = page.getByText('Look for the orange signs by the front door.');
    const icon = page.locator('[style*="mask-image"]');
    await note.waitFor();
    await expect.poll(() => icon.count()).toBe(1);
    expect(faults).toEqual([]);
    await intercept(page, '**/content/parking.svg', (route) => route.fulfill({ status: 404 }));
    await page.reload();
    await note.waitFor();
    expect(await icon.count()).toBe(0);
    await expect.poll(() => faults.join('\n')).toContain('icon: No SVG at /content/parking.svg');
  });

  it('sees nothing move when the way of the order and the question by the car come', async () => {
    const { page } = await ordered('CURBSIDE');
    await watchShifts(page);
    await page.reload();
    await page.getByRole('button', { name: 'I’m here' }).waitFor();
    await page.getByText('This page keeps up on its own.').first().waitFor();
    expect(await sumOfShifts(page)).toBeLessThan(0.02);
  });

  it('finds it among their orders as a member, follows it from there and cancels it; it stays in the list as what it is (ACTIVE-01, SERVICE-02, PROFILE-05)', async () => {
    const page = await newGuest(undefined, { order: pickupOrder });
    const faults = listenForFaults(page);
    await page.goto('/app/menu.html');
    await signIn(page, 'pat');
    await isSignedInAs(page, 'Pat');
    await addSoup(page);
    await page.getByRole('radio', { name: /1111/, checked: true }).waitFor();
    await placeOrder(page);
    const number = await orderNumber(page);
    await openProfile(page, 'Pat');
    await page.getByRole('link', { name: 'Orders', exact: true }).click();
    const now = page.getByRole('region', { name: 'Now' });
    await now.getByText(`Order ${number}`, { exact: true }).waitFor();
    await page.reload();
    await now.getByRole('heading', { name: 'Tomato Basil Soup' }).waitFor();
    await expect(page.getByRole('region', { name: 'Before' }).getByText(`Order ${number}`).count()).resolves.toBe(0);
    await now.getByRole('link', { name: `Track order ${number}` }).click();
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await page.getByRole('dialog', { name: 'Cancel this order?' }).getByRole('button', { name: 'Cancel order' }).click();
    await page.getByRole('heading', { name: 'This order was canceled' }).waitFor();
    await page.goBack();
    const row = page.getByRole('listitem').filter({ hasText: `Order ${number}` });
    await row.getByText('Canceled', { exact: true }).waitFor();
    expect(await now.count()).toBe(0);
    await page.reload();
    await row.getByText('Canceled', { exact: true }).waitFor();
    await row.getByRole('button', { name: /^Order again/ }).waitFor();
    expect(faults).toEqual([]);
  });

  it('cannot cancel as a guest, signs in and cancels; the order stays canceled after a reload and is on its way nowhere (GEN-12, AMB-31, SERVICE-02)', async () => {
    const { page, number } = await ordered('RPU');
    let canceled = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/orders/cancel')) canceled += 1;
    });
    await page.getByRole('button', { name: 'Cancel online with an account' }).click();
    await page.getByText('Sign in to cancel online, or call Old Mill.').waitFor();
    expect(canceled).toBe(0);
    await page.getByRole('button', { name: 'Sign in', exact: true }).last().click();
    await typeCredentials(page, 'pat');
    await page.getByRole('button', { name: 'Cancel order' }).click();
    const question = page.getByRole('dialog', { name: 'Cancel this order?' });
    await question.getByText(number).waitFor();
    await question.getByRole('button', { name: 'Keep my order' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(canceled).toBe(0);
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await question.getByRole('button', { name: 'Cancel order' }).click();
    const isCanceled = page.getByRole('heading', { name: 'This order was canceled' });
    await isCanceled.waitFor();
    await page.reload();
    await isCanceled.waitFor();
    expect(canceled).toBe(1);
    await page.goto('/');
    await page.getByRole('heading', { name: 'On the menu' }).waitFor();
    await expect(page.getByRole('link', { name: `Track order ${number}` }).count()).resolves.toBe(0);
  });

  it('follows a delivery from the home page to the door, as the clock of a cafe of its own moves on (TRACK-03, TRACK-05, ACTIVE-01, GEN-14, ROUTES-11)', async () => {
    const site = await serveBuild('dist', { isQuick: true });
    try {
      const page = await newGuest(undefined, { site: site.url });
      await comeIn(page);
      await checkOutDelivery(page);
      await sayWho(page);
      await typeCard(page);
      await placeOrder(page);
      const number = await orderNumber(page);
      const promised =
        (await page
          .getByText(/^\d+:\d\d [AP]M$/)
          .first()
          .textContent()) ?? '';
      const received = await page
        .getByRole('listitem')
        .filter({ hasText: /^Received/ })
        .innerText();
      const minutes = minutesOf(promised) - minutesOf(received);

      await page.goto('/');
      await page.getByRole('link', { name: `Track order ${number}` }).click();
      const news = (words: RegExp) => page.getByRole('heading', { level: 1, name: words }).waitFor();
      await news(/^We have your order$/);
      // The screen of the confirmation, for an order that is not new any more.
      expect(new URL(page.url()).pathname).toMatch(/^\/app\/activeorder\/./);
      /** A page that is opened anew asks at once. */
      const after = async (minutes: number, words: RegExp) => {
        await page.request.put('/api/sandbox/clock', { data: { minutes } });
        await page.reload();
        await news(words);
      };
      await after(minutes - DRIVE_MINUTES - 1, /^We’re making your order$/);
      await expect(page.getByText('Need to change something?').count()).resolves.toBe(0);
      await after(2, / is on the way$/);
      await page.getByText(/mi from your door$/).waitFor();
      await after(DRIVE_MINUTES, /^Delivered/);
      await page.getByText('At your door at').waitFor();
      await page.getByText(promised, { exact: true }).first().waitFor();
    } finally {
      site.close();
    }
  });
});
