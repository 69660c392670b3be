import { expect, it } from 'vitest';
import { afterHearing } from '#domain/session/member.ts';
import { iris } from '#model-tests/samples/members.ts';

const now = '2026-11-20T17:30:00Z';
const silent = { now, isInsecure: null, secureExpiration: null, ending: null };

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

it('SESSION-09 an answer makes no persistent session secure past its secure expiration, unless it names a later one', () => {
  const past = { ...iris, isSecure: false, secureExpiration: '2026-11-20T17:29:59Z' };
  const secure = { ...silent, isInsecure: false };
  expect(afterHearing(past, secure)).toEqual(past);
  const secureExpiration = '2026-11-20T18:00:00Z';
  expect(afterHearing(past, { ...secure, secureExpiration })).toEqual({ ...past, isSecure: true, secureExpiration });
  expect(afterHearing({ ...past, isPersistent: false }, secure)).toMatchObject({ isSecure: true });
});
