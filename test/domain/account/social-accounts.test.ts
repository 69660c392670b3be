import { describe, expect, it } from 'vitest';
import { shownSocialAccounts } from '#domain/account/social-accounts.ts';

describe('The social accounts of the profile (SIGNUP-09)', () => {
  it('are the configured ones, in a fixed order', () => {
    expect(shownSocialAccounts(['facebook', 'google'], [])).toEqual(['google', 'facebook']);
  });

  it('include a linked one that is no longer configured, so that it can be disconnected', () => {
    expect(shownSocialAccounts([], ['google'])).toEqual(['google']);
  });

  it('are none where nothing is configured or linked, or only by a name that is not known', () => {
    expect(shownSocialAccounts([], [])).toEqual([]);
    expect(shownSocialAccounts(['myspace'], ['friendster'])).toEqual([]);
  });
});
