import { expect, it } from 'vitest';
import { addressOf } from '#contract/address.ts';
import { customizations } from '#contract/customization.ts';
import { placards } from '#contract/placard.ts';
import { menuCallTest, storedUnder, versionedCalls, workerAddress } from '#src/service-worker/address.ts';

const testOf = (config: Partial<Parameters<typeof workerAddress>[0]> = {}) => {
  const isMenuCall = menuCallTest(new URL(workerAddress({ apiBaseUrl: '/api', paths: {}, ...config }), 'https://bakery.example'));
  return (address: string) => isMenuCall(new URL(address, 'https://bakery.example'));
};

it.for([
  '/api/public/menu/versions/800001',
  '/api/public/menu/versions/',
  '/api/public/menu/placards/800001/version/1/2/en-US?cloud=7',
  '/api/public/menu/customizations/800001/version/1/10101',
])('stores the part of a menu at %s', (address) => {
  expect(testOf()(address)).toBe(true);
});

it.for([
  '/api/menu/versions/800001',
  '/api/public/cart/7/summary',
  '/api/public/login',
  '/api/users/current',
  '/api/public/app/features/en-US',
  '/api/public/menu/versions/800001/more',
  '/other/api/public/menu/versions/800001',
  'https://elsewhere.example/api/public/menu/versions/800001',
])('stores nothing from %s', (address) => {
  expect(testOf()(address)).toBe(false);
});

it('knows the paths and the origin that an operator set (HTTP-18)', () => {
  const isMenuCall = testOf({ apiBaseUrl: 'https://api.example/v1/', paths: { 'menu.versions': '/m/{cafeId}.json', 'cart.add': '/c' } });
  expect(isMenuCall('https://api.example/v1/public/m/800001.json')).toBe(true);
  expect(isMenuCall('https://api.example/v1/public/menu/versions/800001')).toBe(false);
  expect(isMenuCall('https://api.example/v1/public/c')).toBe(false);
  expect(isMenuCall('/v1/public/m/800001.json')).toBe(false);
});

it.for(['/api/public/menu/stockout/800001', '/api/public/menu/stockout/800001?date=2026-11-23'])(
  'stores no stock, which is of one day and has no day in its address: %s (MENU-16, MENU-17, E-34)',
  (address) => {
    expect(testOf()(address)).toBe(false);
  },
);

it.for([
  ['/api/public/menu/placards/800001/version/1/2/en-US', true],
  ['/api/public/menu/categories/800001/version/1/2/0/en-US', true],
  ['/api/public/menu/versions/800001', false],
] as const)('the part of a menu at %s is what its address says for good: %s (MENU-06, MENU-07)', ([address, isVersioned]) => {
  const worker = new URL(workerAddress({ apiBaseUrl: '/api', paths: {} }), 'https://bakery.example');
  expect(menuCallTest(worker, versionedCalls)(new URL(address, worker))).toBe(isVersioned);
});

it('two releases of one day, which have one address, are stored apart: the worker does not answer one with the other (MENU-02, E-33)', () => {
  const ask = (version: string, query = '') => {
    const params = { cafeId: '800001', placardVersionId: version, placardScheduleVersionId: '20261101063000', languageCode: 'en-US' };
    const [address, fragment] = addressOf(placards, params, false);
    return new URL(`/api${address}${query}${fragment}`, 'https://bakery.example').href;
  };
  const [morning, evening] = [ask('20261101063000'), ask('20261101180000')];
  expect(morning.split('#')[0]).toBe('https://bakery.example/api/public/menu/placards/800001/version/20261101/20261101/en-US');
  expect(evening.split('#')[0]).toBe(morning.split('#')[0]);
  expect(storedUnder(evening)).not.toBe(storedUnder(morning));
  expect(storedUnder(ask('20261101063000'))).toBe(storedUnder(morning));
  expect(storedUnder(ask('20261101063000', '?cloud=on'))).not.toBe(storedUnder(morning));
  expect(storedUnder(morning)).not.toContain('#');
});

it('choices of two releases of one day are stored apart, and what has no release is stored under its own address (MENU-13)', () => {
  const ask = (versionId: string) => {
    const [address, fragment] = addressOf(customizations, { cafeId: '800001', versionId, itemId: '72022' }, false);
    return new URL(`/api${address}${fragment}`, 'https://bakery.example').href;
  };
  expect(storedUnder(ask('20261101180000'))).not.toBe(storedUnder(ask('20261101063000')));
  const versions = 'https://bakery.example/api/public/menu/versions/800001';
  expect(storedUnder(versions)).toBe(versions);
});
