import { expect, it } from 'vitest';
import { withholdsDetails } from '#domain/account/withheld.ts';

it.for([
  [true, false, true],
  [true, true, false],
  [false, false, false],
  [false, true, false],
] as const)('A session that is persistent: %s, secure: %s withholds the details of its member: %s (CART-03, SESSION-17)', (given) => {
  const [isPersistent, isSecure, isWithheld] = given;
  expect(withholdsDetails({ isPersistent, isSecure })).toBe(isWithheld);
});
