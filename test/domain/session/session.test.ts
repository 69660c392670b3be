import { describe, expect, it } from 'vitest';
import { FRAUD_COLLECTION_MS } from '#domain/session/fraud.ts';
import { logsOutOnClose } from '#domain/session/closing.ts';
import { alertAt, hasFailedTooOften, isStillSecure } from '#domain/session/expiry.ts';

const now = '2026-11-21T12:00:00Z';

describe('the alert of an expiring session (SESSION-10)', () => {
  it.for([
    ['2026-11-22T11:59:59Z', true],
    ['2026-11-22T12:00:00Z', false],
    ['2026-11-21T12:00:01Z', true],
    ['2026-11-21T12:00:00Z', false],
    ['2026-11-21T11:00:00Z', false],
    ['2026-11-21T13:00:00+02:00', false],
    ['2026-11-21T13:00:00-06:00', true],
  ] as const)('E-62 at %s: %s', ([expiration, isSet]) => {
    expect(alertAt(expiration, now)).toBe(isSet ? expiration : null);
  });

  it('is none where no expiration is known', () => {
    expect(alertAt(null, now)).toBeNull();
  });
});

it('E-62 one failed persistent login is forgiven, two are not (SESSION-05, CONSTANTS-03)', () => {
  expect([0, 1, 2, 3].map(hasFailedTooOften)).toEqual([false, false, true, true]);
});

describe('a session is secure (SESSION-09)', () => {
  const session = { isPersistentSession: true, isSecure: true, secureExpiration: '2026-11-21T12:00:01Z' };

  it('until its secure expiration passes', () => {
    expect(isStillSecure(session, now)).toBe(true);
    expect(isStillSecure({ ...session, secureExpiration: now }, now)).toBe(false);
    expect(isStillSecure({ ...session, secureExpiration: '2026-11-21T11:59:59Z' }, now)).toBe(false);
  });

  it('without an end where it is not persistent, or none is named', () => {
    expect(isStillSecure({ ...session, isPersistentSession: false, secureExpiration: now }, now)).toBe(true);
    expect(isStillSecure({ ...session, secureExpiration: null }, now)).toBe(true);
  });

  it('never where the server says that it is not', () => {
    expect(isStillSecure({ ...session, isSecure: false }, now)).toBe(false);
  });
});

describe('closing the sign-in overlay (REAUTH-05, AMB-09)', () => {
  const nothing = { isReauthUnfinished: false, isInsecurePersistent: false, areAttemptsExhausted: false, isVerificationPending: false };

  it('E-90 as a guest without a session does nothing', () => {
    expect(logsOutOnClose(nothing)).toBe(false);
  });

  it.for(['isReauthUnfinished', 'isInsecurePersistent', 'areAttemptsExhausted'] as const)(
    'E-90 logs out for %s, but not while a verification is pending (AMB-45)',
    (reason) => {
      expect(logsOutOnClose({ ...nothing, [reason]: true })).toBe(true);
      expect(logsOutOnClose({ ...nothing, [reason]: true, isVerificationPending: true })).toBe(false);
    },
  );
});

it('the collection for the fraud check has 20 seconds (CONSTANTS-04)', () => {
  expect(FRAUD_COLLECTION_MS).toBe(20_000);
});
