import { expect, it } from 'vitest';
import { footerKind } from '#domain/navigation/footer.ts';

it.for([
  ['/app/home.html', 'full'],
  ['/app/menu.html', 'full'],
  ['/app/category/12.html', 'full'],
  ['/app/confirmation.html', 'full'],
  ['/app/product/abc.html', 'limited'],
  ['/app/cart.html', 'limited'],
  ['/app/checkout.html', 'limited'],
  ['/app/startOrder.html', 'limited'],
  ['/en-us/mybakery/profile-and-settings.html', 'limited'],
] as const)('the foot of %s is %s', ([path, kind]) => {
  expect(footerKind(path)).toBe(kind);
});
