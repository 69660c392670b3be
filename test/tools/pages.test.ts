import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isPageAddress, pageMatcher, pathsInRouteTree } from '#tools/serve/pages.ts';

const isKnown = pageMatcher(pathsInRouteTree(readFileSync('src/routeTree.gen.ts', 'utf8')));

it.for([
  '/',
  '/app/menu.html',
  '/app/category/soups.html',
  '/app/product/12-ab.html',
  '/app/startOrder',
  '/app/activeorder/order-1',
  '/app/category/reward/reward-1',
  '/en-us/mybakery/profile-and-settings/rewards.html',
])('the router has a page at %s', (address) => {
  expect(isKnown(address)).toBe(true);
});

it.for(['/app', '/app/menuxhtml', '/app/activeorder/', '/app/category/reward/a/b', '/app/product/.html', '/en-us/mybakery/rewards.html'])(
  'the router has no page at %s',
  (address) => {
    expect(isKnown(address)).toBe(false);
  },
);

it('an address without a suffix, or with .html, is one of a page', () => {
  expect(['/', '/app/nowhere', '/app/nowhere.html', '/favicon.png', '/assets/a.js'].map(isPageAddress)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
