import { expect, it } from 'vitest';
import { flowOf, verificationSources } from '#domain/verification/source.ts';

it('MFA-07 every source but sign-in belongs to the preferences', () => {
  expect(verificationSources.map(flowOf)).toEqual([
    'LOGIN',
    'USER_PREFERENCES',
    'USER_PREFERENCES',
    'USER_PREFERENCES',
    'USER_PREFERENCES',
  ]);
});
