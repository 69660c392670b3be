import type { MemberSession } from '#domain/session/member.ts';

export const pat: MemberSession = {
  customerId: 'customer-pat',
  username: 'pat@example.com',
  firstName: 'Pat',
  lastName: 'Baker',
  isPersistent: false,
  isSecure: true,
  secureExpiration: null,
  expirationDate: null,
  loginDate: '2026-11-21T08:00:00Z',
  communications: { subscriptions: [], suppressors: ['EMAIL'] },
  alertAt: null,
};

export const iris: MemberSession = {
  ...pat,
  customerId: 'customer-iris',
  username: 'iris@example.com',
  firstName: 'Iris',
  isPersistent: true,
  secureExpiration: '2026-11-21T12:00:00Z',
};

export const insecureIris: MemberSession = { ...iris, isSecure: false };
