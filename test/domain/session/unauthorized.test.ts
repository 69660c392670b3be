import { expect, it } from 'vitest';
import { unauthorizedMeans } from '#domain/session/unauthorized.ts';

it('reads a 401 in order: verification, the login’s own codes, the exempt code, an ended session (SIGNIN-15, AMB-08, AMB-44, ERRORS-02)', () => {
  expect(unauthorizedMeans('error.mfa.verification.required')).toBe('mfaRequired');
  expect(unauthorizedMeans('error.account.pending')).toBe('pendingAccount');
  expect(unauthorizedMeans('error.username.pending')).toBe('pendingAccount');
  expect(unauthorizedMeans('error.authentication')).toBe('wrongCredentials');
  expect(unauthorizedMeans('anything.else')).toBe('sessionExpired');
  expect(unauthorizedMeans(null)).toBe('sessionExpired');
});

it('exempts the code that the configuration names (OPEN-14)', () => {
  expect(unauthorizedMeans('login.wrong', 'login.wrong')).toBe('wrongCredentials');
  expect(unauthorizedMeans('error.authentication', 'login.wrong')).toBe('sessionExpired');
});
