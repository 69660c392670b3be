import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  globalThis.earlyVisit = undefined;
});

/** Runs the early script of a page. */
async function run(config: object, order: string) {
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(config) }), documentElement: { dataset: {} } });
  vi.stubGlobal('location', { href: 'http://bakery.test/app/menu.html', pathname: '/app/menu.html' });
  vi.stubGlobal('localStorage', { getItem: () => order });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
  await import('#src/app/early/early.ts');
  return [...(globalThis.earlyVisit?.answers.keys() ?? [])].map((address) => new URL(address).pathname);
}

const served = { sandbox: 'off' };

it('the early script asks for the cafe of the order in hand', async () => {
  const asked = await run(served, '{"order":{"cafe":{"id":"203"}}}');
  expect(asked).toContain('/api/public/menu/versions/203');
});

it.for([
  ['a configuration of another shape', { ...served, paths: null }, 'null'],
  ['a record that cannot be an address', served, String.raw`{"order":{"cafe":{"id":"\ud800"}}}`],
] as const)('the early script does not stop the app for %s', async ([, config, order]) => {
  expect(await run(config, order)).toEqual([]);
});

it.for(['{"order":{"cafe":{"id":5}}}', '5', 'no JSON'])('the early script takes no cafe from the record %s', async (order) => {
  expect(await run(served, order)).toContain('/api/public/menu/versions/500000');
});
