import { expect, it } from 'vitest';
import { openBrowser } from './kit/guest.ts';
import { chooseAsap, chooseCafe, chooseWay, comeIn } from './kit/steps.ts';

const newGuest = openBrowser();

/** Runs in the page, before its scripts: what makes a formatter of dates leaves where it was called. */
function watchFormatters() {
  const made: string[] = [];
  Object.assign(globalThis, { madeFormatters: made });
  Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
    construct: (target, options: ConstructorParameters<typeof Intl.DateTimeFormat>) => {
      made.push(new Error('made').stack ?? '');
      return new target(...options);
    },
  });
}

it('a first page makes no formatter of dates, which takes a phone tens of milliseconds (decision 056)', async () => {
  const page = await newGuest();
  await page.addInitScript(watchFormatters);
  const made = () => page.evaluate(() => (globalThis as typeof globalThis & { madeFormatters: string[] }).madeFormatters);
  await comeIn(page);
  await page.getByRole('heading', { name: 'On the menu' }).waitFor();
  expect(await made()).toEqual([]);
  await chooseWay(page, 'RPU');
  await chooseCafe(page, '62701');
  await chooseAsap(page);
  await page.getByRole('tab', { selected: true }).waitFor();
  await page.reload();
  await page.getByRole('tab', { selected: true }).waitFor();
  expect(await made()).toEqual([]);
});
