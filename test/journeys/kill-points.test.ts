import { randomUUID } from 'node:crypto';
import type { APIRequestContext, BrowserContext, Page } from 'playwright';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { must } from '#domain/must.ts';
import { STANDING_MS } from '#src/flows/kit/useHasStood.ts';
import { openBrowser } from './kit/guest.ts';
import { openMortality, type KillPoint } from './kit/mortal-page.ts';
import { pickupOrder } from './kit/order.ts';
import { addSoup, sayWho, typeCard } from './kit/steps.ts';

const newGuest = openBrowser();

const phases = ['unsent', 'sent', 'answered'] as const;
/** Every step of an order, in their order: calls, and the writes of the record, as the submission is opened, sent and decided. */
const points: readonly KillPoint[] = [
  ...phases.map((at) => ({ call: /\/cart\/update$/, at })),
  { call: /\/cart\/update$/, at: 'read' },
  ...phases.map((at) => ({ call: /\/payments\/token$/, at })),
  ...phases.map((at) => ({ call: /\/cart\/validate$/, at })),
  ...[1, 2, 3].flatMap((write) => (['before', 'after'] as const).map((at) => ({ write, at }))),
  ...phases.map((at) => ({ call: /\/cart\/submit$/, at })),
  { call: /\/cart\/submit$/, at: 'read' },
];

/** Whether the cart is as before: no submission of it is known. */
const leavesNothing = (point: KillPoint): boolean => 'call' in point && !/submit/.test(point.call.source);

interface Made {
  readonly url: string;
  readonly headers: Promise<Record<string, string>>;
  readonly data: string;
}

/** What must not happen in one of many runs is not tried a second time. */
const onlyOnce = { retry: 0, timeout: 240_000 };

/** The requests that make the cart of a guest. */
function cartRequests(page: Page): readonly Made[] {
  const made: Made[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !/\/cart(\/add\/item)?$/.test(new URL(request.url()).pathname)) return;
    made.push({ url: request.url(), headers: request.allHeaders(), data: request.postData() ?? '' });
  });
  return made;
}

/** Makes the same requests for a cart of its own, and returns its id. */
async function makeCart(request: APIRequestContext, made: readonly Made[], former: string): Promise<string> {
  let cartId = former;
  // The server knows a change that it has made by its id.
  const anew = (text: string) => text.replaceAll(/\b[0-9a-f]{32}\b/g, () => randomUUID().replaceAll('-', ''));
  for (const { url, headers, data } of made) {
    const sent = Object.fromEntries(Object.entries(await headers).map(([name, value]) => [name, anew(value)]));
    const answer = await request.post(url, { headers: sent, data: anew(data.replaceAll(former, cartId)) });
    cartId = v.parse(v.object({ cartId: v.string() }), await answer.json()).cartId;
  }
  return cartId;
}

it(
  `an order is placed at most once, and the guest is told the truth, wherever of ${points.length} points its page goes (decision 005)`,
  onlyOnce,
  async () => {
    const first = await newGuest(undefined, { order: pickupOrder });
    const context = first.context();
    const made = cartRequests(first);
    const mortality = await openMortality(context);
    // Every press here is deliberate.
    await context.addInitScript((delay) => {
      const setTimer = window.setTimeout.bind(window);
      window.setTimeout = ((handler: () => void, ms?: number) => setTimer(handler, ms === delay ? 0 : ms)) as typeof setTimeout;
    }, STANDING_MS);
    await first.goto('/app/menu.html');
    await addSoup(first);
    const stored = await first.evaluate(() => JSON.stringify(localStorage));
    const former = v.parse(v.object({ cartId: v.string() }), JSON.parse(must(storedIn(stored)['cart.shared'], 'cart'))).cartId;
    const [creation] = made;
    const { url, headers } = must(creation, 'creation');

    // Of the body of that request these are.
    const { 'content-length': _length, 'content-type': _type, ...who } = await headers;

    const orders: string[] = [];
    let page = first;
    let cartId = former;
    for (const [index, point] of points.entries()) {
      const before = points[index - 1];
      if (before !== undefined && !leavesNothing(before)) {
        cartId = await makeCart(context.request, made, former);
        await page.evaluate(
          (values) => {
            localStorage.clear();
            sessionStorage.clear();
            for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
          },
          storedIn(stored.replaceAll(former, cartId)),
        );
        await page.goto('/app/checkout.html', { waitUntil: 'commit' });
      }
      // What was typed stays over a reload, but for the card.
      if ((await page.getByLabel('First name').inputValue()) === '') await sayWho(page);
      await typeCard(page);
      const press = () => page.getByRole('button', { name: /^Place order/ }).click();
      await mortality.dies(page, point, press);
      // The tab is closed, or loaded anew.
      if (index % 2 === 0) {
        await page.close();
        page = await context.newPage();
        await page.goto('/app/checkout.html', { waitUntil: 'commit' });
      } else await page.reload({ waitUntil: 'commit' });
      const thanks = page.getByRole('heading', { name: /^Thank/ });
      const checking = page.getByText('We’re checking on your order').first();
      await thanks.or(checking).or(page.getByLabel('First name')).first().waitFor();
      // A connection that is kept alive may just be closed.
      const summary = await context.request.get(`${url.replace(/\?.*/, '')}/${cartId}/summary`, { headers: who, maxRetries: 2 });
      const { orderId = null } = v.parse(v.object({ orderId: v.optional(v.nullable(v.string())) }), await summary.json());
      if (orderId !== null) await thanks.waitFor();
      expect({ point: nameOf(point), isPlaced: await thanks.isVisible() }).toEqual({ point: nameOf(point), isPlaced: orderId !== null });
      if (nameOf(point) === 'write 2 after') await expectCartToAsk(context, page);
      orders.push(...(orderId === null ? [] : [orderId]));
    }
    // Of the steps after the order has left.
    expect(new Set(orders).size).toBe(orders.length);
    expect(orders.length).toBeGreaterThanOrEqual(4);
  },
);

/** The cart of an order that was sent has a link to its checkout in place of Check out; Check out is back once another tab stores that the order was not placed. */
async function expectCartToAsk(context: BrowserContext, other: Page) {
  const page = await context.newPage();
  await page.goto('/app/cart.html', { waitUntil: 'commit' });
  const ask = page.getByRole('link', { name: 'Check on it' });
  await ask.waitFor();
  expect(await ask.getAttribute('href')).toBe('/app/checkout.html');
  const checkOut = page.getByRole('link', { name: /^Check out/ });
  expect(await checkOut.count()).toBe(0);
  await other.evaluate(() =>
    localStorage.setItem('submissions', (localStorage.getItem('submissions') ?? '').replaceAll('"open"', '"notPlaced"')),
  );
  await checkOut.waitFor();
  await page.close();
}

const storedIn = (text: string): Record<string, string> => v.parse(v.record(v.string(), v.string()), JSON.parse(text));

const nameOf = (point: KillPoint): string => ('call' in point ? `${point.call.source} ${point.at}` : `write ${point.write} ${point.at}`);
