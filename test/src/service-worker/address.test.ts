import { expect, it } from 'vitest';
import { menuCallTest, versionedCalls, workerAddress } from '#src/service-worker/address.ts';

const testOf = (config: Partial<Parameters<typeof workerAddress>[0]> = {}) => {
  const isMenuCall = menuCallTest(new URL(workerAddress({ apiBaseUrl: '/api', paths: {}, ...config }), 'https://bakery.example'));
  return (address: string) => isMenuCall(new URL(address, 'https://bakery.example'));
};

it.for([
  '/api/public/menu/versions/800001',
  '/api/public/menu/versions/',
  '/api/public/menu/placards/800001/version/1/2/en-US?cloud=7',
  '/api/public/menu/customizations/800001/version/1/10101',
  '/api/public/menu/stockout/800001',
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
  '/api/public/menu/stockout/800001?date=2026-11-23',
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

it.for([
  ['/api/public/menu/placards/800001/version/1/2/en-US', true],
  ['/api/public/menu/categories/800001/version/1/2/0/en-US', true],
  ['/api/public/menu/versions/800001', false],
  ['/api/public/menu/stockout/800001', false],
] as const)('the part of a menu at %s is what its address says for good: %s (MENU-06, MENU-07)', ([address, isVersioned]) => {
  const worker = new URL(workerAddress({ apiBaseUrl: '/api', paths: {} }), 'https://bakery.example');
  expect(menuCallTest(worker, versionedCalls)(new URL(address, worker))).toBe(isVersioned);
});
