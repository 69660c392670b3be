import { expect, vi } from 'vitest';
import { phonePayment } from '#contract/phone-payment.ts';
import { defaultConfig } from '#domain/config/config.ts';
import { must } from '#domain/must.ts';
import type { World } from '#sandbox/world/world.ts';
import { openPayingBrowser } from './payment.ts';
import { testDependencies } from './test-dependencies.ts';

const config = { ...defaultConfig, phonePayment: true };
type Browser = ReturnType<typeof openPayingBrowser>;

/** A browser of a shop that has a phone system. */
export const phoneBrowser = (world: World) => openPayingBrowser(world, null, undefined, { config });

/** A guest who has chosen to pay by phone. */
export async function openByPhone(world: World, browser = phoneBrowser(world)) {
  const tab = await browser.openTab();
  tab.payment.send({ type: 'method.selected', id: 'phone' });
  expect(tab.split()).toMatchObject({ methodId: 'phone', open: 0 });
  return { browser, tab, total: must(tab.total(), 'total') };
}

/** A guest on the phone: the third question of the page to the phone system waits for `goOn`. */
export async function onThePhone(world: World) {
  const { call: plain } = testDependencies(world);
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  let asked = 0;
  const call: typeof plain = async (described, request) => {
    if (described.name === phonePayment.name) {
      asked += 1;
      if (asked === 3) await held;
    }
    return plain(described, request);
  };
  const { browser, tab, total } = await openByPhone(world, openPayingBrowser(world, null, undefined, { config, call }));
  const ended = tab.placeOrder();
  // Not every test waits for it: a page that is closed has no end.
  ended.catch(() => {});
  await vi.waitUntil(() => asked === 3);
  return { browser, tab, total, ended, goOn };
}

/** The payment by phone of a cart, as the server has it. */
export const callOf = (world: World, cartId: string) => must(world.phonePayments.get(cartId), 'phonePayment');

/** The guest has paid, which no page has heard. */
export const payByPhone = (world: World, cartId: string) => world.phonePayments.put(cartId, { ...callOf(world, cartId), asked: 9 });

/** Ids of the calls that the phone system was asked about, in turn. */
export const callIds = (browser: Browser) => browser.bodiesOf(phonePayment.name).map((body) => (body as { callId: string }).callId);
