import { describe, expect, it } from 'vitest';
import { appFeatures } from '#contract/app.ts';
import { cafeSearch } from '#contract/cafe.ts';
import { createCart } from '#contract/cart.ts';
import { defaultConfig } from '#domain/config/config.ts';
import { createRequest } from '#domain/cart/create.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { createClient } from '#src/api/client.ts';
import { createVault } from '#src/api/vault.ts';
import type { Fault } from '#sandbox/world/core/fault.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();
const call = createClient({ baseUrl: 'http://bakery.test/api', headers: defaultConfig.headers, vault: createVault(), traceId: 'trace-1' });
const impatient = { ...appFeatures, timeoutMs: 100 };
const order = createRequest(pickup, { now: '2026-11-20T11:30', clientType: 'WEB', appVersion: '2.5.0' });

/** Calls with a fault chosen in the drawer. */
function callUnder(kind: Fault['kind']) {
  world.faults.put(impatient.name, { endpoint: impatient.name, kind });
  return call(impatient, { params: { locale: 'en-US' } });
}

describe('a fault of the sandbox reaches the client as', () => {
  it.for([
    ['timeout', { kind: 'timeout', status: null }],
    ['slow', { kind: 'timeout', status: null }],
    ['error500', { kind: 'broken', status: 500 }],
    ['error503', { kind: 'unavailable', status: 503 }],
    ['error401', { kind: 'unauthorized', status: 401 }],
    ['refused', { kind: 'refused', status: 422, reasonCode: 'error.refused' }],
    ['error404', { kind: 'notFound', status: 404 }],
    ['malformed', { kind: 'malformed', status: 200 }],
    ['invalid', { kind: 'malformed', status: 200 }],
    ['empty', { kind: 'malformed', status: 200 }],
    ['html', { kind: 'malformed', status: 200 }],
    ['dropped', { kind: 'offline', status: null }],
    ['lostAnswer', { kind: 'offline', status: null }],
  ] as const)('%s: %j', async ([kind, error]) => {
    await expect(callUnder(kind)).rejects.toMatchObject({ name: 'ApiError', endpoint: 'app.features', ...error });
  });

  it('nothing once it is dropped', async () => {
    await callUnder('error500').catch(() => {});
    world.faults.drop(impatient.name);
    await expect(call(impatient, { params: { locale: 'en-US' } })).resolves.toMatchObject({});
  });
});

it('an oversized answer has 10,000 entries in each list, each with an id of its own', async () => {
  world.faults.put(cafeSearch.name, { endpoint: cafeSearch.name, kind: 'oversized' });
  const { cafeList } = await call(cafeSearch, { query: {}, body: { address: '62701', radius: 30 } });
  expect(new Set(cafeList.map(({ cafeId }) => cafeId)).size).toBe(10_000);
});

it('a late commit takes effect after its answer was lost', async () => {
  world.faults.put(createCart.name, { endpoint: createCart.name, kind: 'lateCommit' });
  await expect(call(createCart, { body: order as never })).rejects.toMatchObject({ kind: 'offline' });
  expect(world.carts.all()).toHaveLength(0);
  world.runLate();
  expect(world.carts.all()).toHaveLength(1);
});

it('a lost answer was done all the same, a dropped call was not', async () => {
  for (const kind of ['dropped', 'lostAnswer'] as const) {
    world.faults.put(createCart.name, { endpoint: createCart.name, kind });
    await expect(call(createCart, { body: order as never })).rejects.toMatchObject({ kind: 'offline' });
    expect(world.carts.all()).toHaveLength(kind === 'lostAnswer' ? 1 : 0);
  }
});
