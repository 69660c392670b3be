import { describe, expect, it, vi } from 'vitest';
import { appFeatures, appKeys } from '#contract/app.ts';
import { menuCategories, menuVersions } from '#contract/menu.ts';
import { placards } from '#contract/placard.ts';
import { stockout } from '#contract/stockout.ts';
import { addressOf } from '#contract/address.ts';
import { firstCalls } from '#src/app/early/first-calls.ts';
import { takeEarly } from '#src/app/early/take-early.ts';

const served = { sandbox: 'off', apiBaseUrl: '/api/' };
const releases = {
  mnavCategory: '2026110112',
  mnavCategorySchedule: '2026110212',
  mnavPlacard: '2026110312',
  mnavPlacardSchedule: '2026110412',
};
const versions = () => Promise.resolve(Response.json({ versions: releases }));

/** What is asked on a page, in order. */
async function asked(pathname: string, visit: Partial<Parameters<typeof firstCalls>[0]> = {}) {
  const fetch = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(versions);
  const answers = firstCalls({
    config: served,
    page: { href: `http://bakery.test${pathname}`, pathname },
    cafeId: null,
    hasOrder: false,
    traceId: 'trace-1',
    fetch,
    ...visit,
  });
  await Promise.allSettled(answers.values());
  return { addresses: fetch.mock.calls.map(([address]) => address), init: fetch.mock.calls[0]?.[1], asked: fetch.mock.calls, answers };
}

const startUp = ['/api/public/app/features/en-US', '/api/public/app/keys'];
/** What follows the address is for the page and its worker: no server gets it. */
const menuAt = (cafeId: string) => [
  `/api/public/menu/versions/${cafeId}`,
  ...startUp,
  `/api/public/menu/categories/${cafeId}/version/20261101/20261102/0/en-US#2026110112#2026110212`,
  `/api/public/menu/placards/${cafeId}/version/20261103/20261104/en-US#2026110312#2026110412`,
];

describe('the first calls', () => {
  it.for(['/', '/app/home.html', '/app/menu.html', '/app/category/soups.html', '/app/product/7202.html'])(
    'ask for the menu of the chain on %s before an order (CAFE-15)',
    async (path) => expect((await asked(path)).addresses).toEqual(menuAt('500000')),
  );

  it('leave the stock of the day of an order to the page, which knows what to ask for (MENU-16)', async () => {
    const { addresses } = await asked('/app/menu.html', { cafeId: '203', hasOrder: true });
    expect(addresses).toEqual(menuAt('203'));
  });

  it('ask for the menu and the stock of the cafe of the last order', async () => {
    const { addresses } = await asked('/app/menu.html', { cafeId: '203' });
    expect(addresses.toSorted()).toEqual([...menuAt('203'), '/api/public/menu/stockout/203'].toSorted());
  });

  it.for(['/app/checkout.html', '/app/nowhere.html'])('ask only for features and keys on %s (FLAGS-30, HTTP-08)', async (path) =>
    expect((await asked(path, { cafeId: '203' })).addresses).toEqual(startUp),
  );

  it('carry the headers of every call (HTTP-12)', async () => {
    expect((await asked('/')).init).toEqual({
      cache: 'default',
      credentials: 'include',
      headers: { 'X-Origin-Source': 'OMNI_WEB', 'X-Session-Trace-Id': 'trace-1' },
    });
    const headers = { traceId: 'X-Visit' };
    expect((await asked('/', { config: { ...served, headers } })).init?.headers).toMatchObject({ 'X-Visit': 'trace-1' });
  });

  it('have no release of a menu from the cache of the browser, which may have an earlier one of that day (MENU-02, E-33)', async () => {
    const { asked: calls } = await asked('/app/menu.html');
    const fresh = calls.filter(([, { cache }]) => cache === 'no-cache').map(([address]) => address);
    expect(fresh).toEqual(menuAt('500000').slice(-2));
  });

  it("go to a server's own paths (HTTP-18)", async () => {
    const { addresses } = await asked('/app/cart.html', { config: { ...served, paths: { 'app.keys': '/own/keys' } } });
    expect(addresses).toContain('/api/public/own/keys');
  });

  it.for([
    { sandbox: 'embedded' },
    {},
    { ...served, cloudFlag: { pattern: '.', name: 'flag', value: 'on' } },
    { ...served, apiBaseUrl: 1 },
  ])('are none with the configuration %j', async (config) => expect((await asked('/app/menu.html', { config })).addresses).toEqual([]));

  it('leave an answer of another shape, and one that does not come, to the page', async () => {
    const html = await asked('/app/menu.html', { fetch: () => Promise.resolve(new Response('<html>')) });
    expect([...html.answers.keys()]).toEqual(
      ['/api/public/menu/versions/500000', ...startUp].map((address) => `http://bakery.test${address}`),
    );
    const lost = await asked('/app/menu.html', { fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
    await expect(lost.answers.get(`http://bakery.test${String(startUp[0])}`)).rejects.toThrow('Failed to fetch');
  });

  it('have the paths of the contract', () => {
    const known = [appFeatures, appKeys, menuVersions, menuCategories, placards, stockout];
    expect(known.every(({ access }) => access === 'public')).toBe(true);
    expect(addressOf(menuVersions, { cafeId: 'a/b' }, false)).toEqual(['/public/menu/versions/a%2Fb', '']);
  });
});

describe('an early answer', () => {
  const address = 'http://bakery.test/api/keys';
  const later = () => Promise.resolve(new Response('later'));
  const taking = (answer: Promise<Response>) => {
    answer.catch(() => {});
    return takeEarly(new Map([[address, answer]]), later);
  };
  const textOf = async (answer: Promise<Response>) => (await answer).text();

  it('is taken once', async () => {
    const fetch = taking(Promise.resolve(new Response('early')));
    expect(await textOf(fetch(new Request(address)))).toBe('early');
    expect(await textOf(fetch(new Request(address)))).toBe('later');
  });

  it('is not taken by a call that changes something, nor by another address', async () => {
    const fetch = taking(Promise.resolve(new Response('early')));
    expect(await textOf(fetch(new Request(address, { method: 'POST' })))).toBe('later');
    expect(await textOf(fetch(new Request(`${address}?page=2`)))).toBe('later');
  });

  it('that failed is asked for again', async () => {
    const fetch = taking(Promise.reject(new TypeError('Failed to fetch')));
    expect(await textOf(fetch(new Request(address)))).toBe('later');
  });

  it('is not taken by a call that is given up already', async () => {
    const fetch = takeEarly(new Map([[address, Promise.resolve(new Response('early'))]]), globalThis.fetch);
    await expect(fetch(new Request(address, { signal: AbortSignal.abort() }))).rejects.toThrow(/abort/i);
  });

  it('is not waited for longer than its call', async () => {
    const giveUp = new AbortController();
    const fetch = takeEarly(new Map([[address, Promise.withResolvers<Response>().promise]]), globalThis.fetch);
    const answer = fetch(new Request(address, { signal: giveUp.signal }));
    giveUp.abort();
    await expect(answer).rejects.toThrow(/abort/i);
  });
});
