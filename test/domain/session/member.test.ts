import { expect, it } from 'vitest';
import { afterHearing } from '#domain/session/member.ts';
import { iris } from '#model-tests/samples/members.ts';

const silent = { isInsecure: null, secureExpiration: null, ending: null };

it('HTTP-16 changes only what an answer says of the session', () => {
  expect(afterHearing(iris, silent)).toEqual(iris);
  expect(afterHearing(iris, { ...silent, isInsecure: true })).toEqual({ ...iris, isSecure: false });
  expect(afterHearing({ ...iris, isSecure: false }, { ...silent, isInsecure: false })).toEqual(iris);
  const secureExpiration = '2026-12-01T00:00:00Z';
  const alertAt = '2026-11-21T20:00:00Z';
  const soon = afterHearing(iris, { ...silent, secureExpiration, ending: { expirationDate: alertAt, alertAt } });
  expect(soon).toEqual({ ...iris, secureExpiration, expirationDate: alertAt, alertAt });
  // A session that is prolonged is not told to be over any more.
  const prolonged = { expirationDate: '2026-12-21T20:00:00Z', alertAt: null };
  expect(afterHearing(soon, { ...silent, ending: prolonged })).toEqual({ ...soon, ...prolonged });
});
