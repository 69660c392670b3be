import { expect, it } from 'vitest';
import { afterHearing } from '#domain/session/member.ts';
import { iris } from '#model-tests/samples/members.ts';

const silent = { isInsecure: null, secureExpiration: null, alertAt: null };

it('HTTP-16 changes only what an answer says of the session', () => {
  expect(afterHearing(iris, silent)).toEqual(iris);
  expect(afterHearing(iris, { ...silent, isInsecure: true })).toEqual({ ...iris, isSecure: false });
  expect(afterHearing({ ...iris, isSecure: false }, { ...silent, isInsecure: false })).toEqual(iris);
  const later = { secureExpiration: '2026-12-01T00:00:00Z', alertAt: '2026-11-21T20:00:00Z' };
  expect(afterHearing(iris, { ...silent, ...later })).toEqual({ ...iris, ...later });
});
