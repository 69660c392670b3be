import { expect, it } from 'vitest';
import { troubleMeans, type Trouble } from '#domain/app/trouble.ts';

const means = (kind: Trouble['kind'], reasonCode: string | null = null) => troubleMeans({ kind, reasonCode, endpoint: 'cart.add' });

it('shows maintenance and reports it (ERRORS-01)', () => {
  expect(means('unavailable')).toEqual({ overlay: 'site-maintenance', isReported: true });
});

it('says that the session has ended, unless the 401 means something else (ERRORS-02)', () => {
  expect(means('unauthorized', 'error.token')).toEqual({ overlay: 'session-expired', isReported: false });
  expect(means('unauthorized', 'error.authentication')).toEqual({ overlay: null, isReported: false });
  expect(troubleMeans({ kind: 'unauthorized', reasonCode: 'x', endpoint: 'cart.add' }, 'x')).toEqual({ overlay: null, isReported: false });
});

it('leaves signing in and out to themselves: no session expires under them', () => {
  for (const endpoint of ['account.login', 'account.logout', 'account.session', 'mfa.login.verify', 'social.login'])
    expect(troubleMeans({ kind: 'unauthorized', reasonCode: 'error.token', endpoint })).toEqual({ overlay: null, isReported: false });
});

it('reports what took too long and what could not be read (ERRORS-03)', () => {
  for (const kind of ['timeout', 'malformed'] as const) expect(means(kind)).toEqual({ overlay: null, isReported: true });
});

it('Any failure of the menu’s versions and of its stock is logged (MENU-04, MENU-17)', () => {
  for (const endpoint of ['menu.versions', 'menu.stockout', 'menu.stockout.check'])
    for (const kind of ['refused', 'offline', 'notFound', 'broken'] as const)
      expect(troubleMeans({ kind, reasonCode: null, endpoint })).toEqual({ overlay: null, isReported: true });
});

it('leaves the rest to the caller', () => {
  for (const kind of ['refused', 'offline', 'notFound', 'broken'] as const)
    expect(means(kind)).toEqual({ overlay: null, isReported: false });
});
