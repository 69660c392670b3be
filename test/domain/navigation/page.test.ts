import { expect, it } from 'vitest';
import { isAboutOrder, offersNoStart } from '#domain/navigation/page.ts';

it.for([
  ['/app/home.html', false, true],
  ['/app/startOrder.html', true, true],
  ['/app/confirmation.html', true, true],
  ['/app/menu.html', false, false],
  ['/app/cart.html', false, false],
] as const)('on %s the bar leaves out the order in hand (%s) and the ways to begin one (%s) (NAV-01, NAV-17)', ([path, order, start]) => {
  expect(isAboutOrder(path)).toBe(order);
  expect(offersNoStart(path)).toBe(start);
});
