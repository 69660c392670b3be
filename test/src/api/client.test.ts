import path from 'node:path';
import { delay, HttpResponse } from 'msw';
import * as v from 'valibot';
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { appKeys } from '#contract/app.ts';
import { modifyItems } from '#contract/cart.ts';
import { type Access, endpoint, type Endpoint } from '#contract/endpoint.ts';
import { checkoutCart, submitCart } from '#contract/submit.ts';
import { createClient, timeoutOf, type ClientOptions } from '#src/api/client.ts';
import { detailOf } from '#src/api/error-detail.ts';
import { ApiError } from '#src/api/errors.ts';
import { sessionHeadersIn, type SessionHeaders } from '#src/api/session-headers.ts';
import { createVault } from '#src/api/vault.ts';
import { contractIn } from '#tools/openapi.ts';
import { defaultConfig } from '#domain/config/config.ts';
import { must } from '#domain/must.ts';
import { fetchFrom } from '#test/kit/fetch.ts';

const baseUrl = 'http://bakery.test/api';
const answer = vi.fn<(request: Request) => Promise<Response>>();
beforeAll(() => void vi.stubGlobal('fetch', fetchFrom(answer)));
afterEach(() => void answer.mockReset());

const oven = endpoint({ name: 'oven', method: 'get', path: '/oven', access: 'public', answer: v.object({ warmth: v.number() }) });
const cart = endpoint({
  name: 'cart.change',
  method: 'put',
  path: '/cart/{id}',
  access: 'either',
  query: v.object({ note: v.optional(v.string()) }),
  body: v.object({ quantity: v.number() }),
  answer: v.object({ cartId: v.string() }),
});

const clientWith = (more: Partial<ClientOptions> = {}) =>
  createClient({ baseUrl, headers: defaultConfig.headers, vault: createVault(), traceId: 'trace-1', ...more });

const answering = (respond: () => Response | Promise<Response>) => answer.mockImplementation(async () => respond());
const refusing = (status: number, reasonCode: string, more: object = {}) =>
  answering(() => HttpResponse.json({ errors: [{ reasonCode, ...more }, { reasonCode: 'second' }] }, { status }));

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const thrown: unknown = await call.catch((error: unknown) => error);
  if (!(thrown instanceof ApiError)) throw new Error(`Not an ApiError: ${String(thrown)}`);
  return thrown;
}

describe('a failure has a kind', () => {
  it('refused: the first reason code and its details (ERRORS-07)', async () => {
    refusing(400, 'cart.full', { details: [{ name: 'nextSlot', value: '2026-03-09T12:45' }] });
    const error = await failureOf(clientWith()(oven, {}));
    expect(error).toMatchObject({ kind: 'refused', endpoint: 'oven', status: 400, reasonCode: 'cart.full' });
    expect(detailOf(error, 'nextSlot')).toBe('2026-03-09T12:45');
    expect(detailOf(error, 'other')).toBeUndefined();
  });

  it('refused without a readable body', async () => {
    answering(() => new HttpResponse('<p>no</p>', { status: 422 }));
    expect(await failureOf(clientWith()(oven, {}))).toMatchObject({ kind: 'refused', status: 422, reasonCode: null, details: null });
  });

  it('unavailable: 503, or a message that says 503 (ERRORS-01)', async () => {
    answering(() => new HttpResponse(null, { status: 503 }));
    expect(await failureOf(clientWith()(oven, {}))).toMatchObject({ kind: 'unavailable', status: 503 });
    refusing(500, 'upstream', { message: 'Upstream said 503 Service Unavailable' });
    expect(await failureOf(clientWith()(oven, {}))).toMatchObject({ kind: 'unavailable', status: 500 });
    answering(() => HttpResponse.json({ message: 'Upstream said 503' }, { status: 500 }));
    expect(await failureOf(clientWith()(oven, {}))).toMatchObject({ kind: 'unavailable', status: 500 });
    answering(() => HttpResponse.json({ errors: [{ reasonCode: 'first' }, { reasonCode: 'x', message: '503 again' }] }, { status: 500 }));
    expect(await failureOf(clientWith()(oven, {}))).toMatchObject({ kind: 'unavailable', reasonCode: 'first' });
    refusing(400, 'order', { message: 'Order 15031 is closed' });
    expect(await failureOf(clientWith()(oven, {}))).toMatchObject({ kind: 'refused' });
  });

  it('unauthorized: 401 with its reason (ERRORS-02)', async () => {
    refusing(401, 'error.authentication');
    expect(await failureOf(clientWith()(oven, {}))).toMatchObject({
      kind: 'unauthorized',
      status: 401,
      reasonCode: 'error.authentication',
    });
  });

  it('notFound (ERRORS-04)', async () => {
    refusing(404, 'NOT_FOUND');
    expect(await failureOf(clientWith()(oven, {}))).toMatchObject({ kind: 'notFound', status: 404, reasonCode: 'NOT_FOUND' });
  });

  it('broken: the server failed', async () => {
    answering(() => new HttpResponse(null, { status: 500 }));
    expect(await failureOf(clientWith()(oven, {}))).toMatchObject({ kind: 'broken', status: 500, reasonCode: null });
  });

  it('offline: no answer, or one that breaks off', async () => {
    answering(() => HttpResponse.error());
    expect(await failureOf(clientWith()(oven, {}))).toMatchObject({ kind: 'offline', status: null });
    answering(() => new HttpResponse(new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) })));
    expect(await failureOf(clientWith()(oven, {}))).toMatchObject({ kind: 'offline', status: null });
  });

  it('timeout: the answer took longer than the endpoint allows (ERRORS-03)', async () => {
    answering(async () => {
      await delay(500);
      return HttpResponse.json({ warmth: 200 });
    });
    expect(await failureOf(clientWith()({ ...oven, timeoutMs: 20 }, {}))).toMatchObject({ kind: 'timeout', endpoint: 'oven' });
  });

  it('malformed: another shape, no JSON at all, or nothing; the values stay out of the report', async () => {
    answering(() => HttpResponse.json({ warmth: 'secret' }));
    const error = await failureOf(clientWith()(oven, {}));
    expect(error).toMatchObject({ kind: 'malformed', endpoint: 'oven', details: ['warmth'] });
    expect(JSON.stringify(error)).not.toContain('secret');
    answering(() => new HttpResponse('<html>'));
    expect(await failureOf(clientWith()(oven, {}))).toMatchObject({ kind: 'malformed' });
    answering(() => new HttpResponse(null, { status: 204 }));
    expect(await failureOf(clientWith()(oven, {}))).toMatchObject({ kind: 'malformed' });
  });

  it('an aborted call is not reported as a failure', async () => {
    const onTrouble = vi.fn<(error: ApiError, access: Access) => void>();
    answering(async () => {
      await delay(500);
      return HttpResponse.json({ warmth: 200 });
    });
    const controller = new AbortController();
    const call = clientWith({ onTrouble })(oven, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(onTrouble).not.toHaveBeenCalled();
  });

  it('is told to the app once, before its caller', async () => {
    const onTrouble = vi.fn<(error: ApiError, access: Access) => void>();
    answering(() => new HttpResponse(null, { status: 503 }));
    const error = await failureOf(clientWith({ onTrouble })(oven, {}));
    expect(onTrouble.mock.calls).toEqual([[error, 'public']]);
  });
});

describe('a request', () => {
  async function requestOf(send: (call: ReturnType<typeof createClient>) => Promise<unknown>, more: Partial<ClientOptions> = {}) {
    answering(() => HttpResponse.json({ cartId: 'c1', warmth: 1 }));
    await send(clientWith(more));
    const [seen] = must(answer.mock.lastCall, 'request');
    return { url: new URL(seen.url), headers: seen.headers };
  }
  const change = (call: ReturnType<typeof createClient>) =>
    call(cart, { params: { id: 'a/b' }, query: { note: undefined }, body: { quantity: 2 } });

  it('names its origin and the visit, and no token without one (HTTP-10 to -12)', async () => {
    const { headers } = await requestOf((call) => call(oven, {}));
    expect(headers.get('X-Origin-Source')).toBe('OMNI_WEB');
    expect(headers.get('X-Session-Trace-Id')).toBe('trace-1');
    expect(headers.has('X-Access-Token')).toBe(false);
  });

  it('sends credentials (HTTP-09)', async () => {
    const fetching = vi.spyOn(globalThis, 'fetch').mockResolvedValue(HttpResponse.json({ warmth: 1 }));
    onTestFinished(() => fetching.mockRestore());
    await clientWith()(oven, {});
    expect(fetching.mock.calls.map(([request]) => request instanceof Request && request.credentials)).toEqual(['include']);
  });

  it('goes to the server’s own path where the configuration names one (HTTP-18)', async () => {
    const { url } = await requestOf((call) => call(oven, {}), { paths: { oven: '/kitchen/oven' } });
    expect(url.pathname).toBe('/api/public/kitchen/oven');
  });

  it('goes to the member’s path with a token, else to the public one (SESSION-16)', async () => {
    const vault = createVault();
    expect((await requestOf(change, { vault })).url.pathname).toBe('/api/public/cart/a%2Fb');
    vault.keepAccessToken('token-1');
    const { url, headers } = await requestOf(change, { vault });
    expect(url.pathname).toBe('/api/cart/a%2Fb');
    expect(headers.get('X-Access-Token')).toBe('token-1');
  });

  it('asks for fresh items on cart pages, and for quantities of rewards where they are on; cart calls only (HTTP-14, -15, CART-20)', async () => {
    const requestContext = () => ({ isOnCartPages: true, isRewardQuantityOn: true, fraudSessionId: null });
    expect((await requestOf(change, { requestContext })).url.search).toBe('?refreshItems=true&multiple=true');
    expect((await requestOf((call) => call(oven, {}), { requestContext })).url.search).toBe('');
    expect((await requestOf(change)).url.search).toBe('');
  });

  it('carries the cloud flag where the address matches (HTTP-13, FLAGS-31)', async () => {
    const cloudFlag = { pattern: '/cart/', name: 'cloud', value: 'on' };
    expect((await requestOf(change, { cloudFlag })).url.search).toBe('?cloud=on');
    expect((await requestOf((call) => call(oven, {}), { cloudFlag })).url.search).toBe('');
    const loaves = { ...oven, path: '/loaves/{versionId}' } as const;
    const ofMenu = await requestOf((call) => call(loaves, { params: { versionId: '20261101063000' } }), {
      cloudFlag: { ...cloudFlag, pattern: '/20261101$' },
    });
    expect([ofMenu.url.search, ofMenu.url.hash]).toEqual(['?cloud=on', '#20261101063000']);
  });

  it('carries the fraud session on the calls that say so (HTTP-17)', async () => {
    const requestContext = () => ({ isOnCartPages: false, isRewardQuantityOn: false, fraudSessionId: 'fraud-1' });
    const checkout = { ...oven, carriesFraudSession: true } as const;
    expect((await requestOf((call) => call(checkout, {}), { requestContext })).headers.get('X-Fraud-Session-Id')).toBe('fraud-1');
    expect((await requestOf((call) => call(oven, {}), { requestContext })).headers.has('X-Fraud-Session-Id')).toBe(false);
  });

  it('carries the fraud session on sign-in, registration, adding a card of either kind and checkout, and no other (FRAUD-03, HTTP-17)', async () => {
    const { endpoints } = await contractIn(path.join(import.meta.dirname, '../../../contract'));
    expect(
      endpoints
        .filter(({ carriesFraudSession }) => carriesFraudSession)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['account.login', 'account.register', 'cart.checkout', 'payments.card', 'payments.milstar']);
  });
});

it('hears the session in the headers of an answer, and nothing where there is nothing (HTTP-16)', async () => {
  const heard: (SessionHeaders | null)[] = [];
  const call = clientWith({ onSession: (headers, names) => heard.push(sessionHeadersIn(headers, names)) });
  const answered = (headers: Record<string, string>) => {
    answering(() => HttpResponse.json({ warmth: 1 }, { headers }));
    return call(oven, {});
  };
  await answered({ 'x-insecure': 'true', expirationdate: '2026-03-09T15:00:00Z' });
  expect(heard).toEqual([{ isInsecure: true, expirationDate: '2026-03-09T15:00:00Z', secureExpiration: null }]);
  await answered({});
  expect(heard).toHaveLength(1);
  await answered({ 'x-secure-expiration': 'soon' });
  expect(heard.at(-1)).toBeNull();
});

it('E-60: waits as long as the most specific rule says (HTTP-01, -02)', () => {
  const at = (path: Endpoint['path'], timeoutMs?: number) => timeoutOf({ ...oven, path, ...(timeoutMs !== undefined && { timeoutMs }) });
  expect(at('/menu/version/{cafeId}')).toBe(10_000);
  expect(at('/cart/add/item')).toBe(15_000);
  expect(at('/cart')).toBe(15_000);
  expect(at('/cartoons')).toBe(10_000);
  expect(at('/cart/submit', 35_000)).toBe(35_000);
});

it.for([
  ['HTTP-03, SUBMIT-21', submitCart, 35_000],
  ['HTTP-04', checkoutCart, 45_000],
  ['HTTP-05', modifyItems, 30_000],
  ['HTTP-08', appKeys, 10_000],
] as const)('%s: a call waits as long as its own rule says', ([, described, ms]) => {
  expect(timeoutOf(described)).toBe(ms);
});
