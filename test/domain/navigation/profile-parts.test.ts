import { expect, it } from 'vitest';
import { safeReturn } from '#domain/navigation/entry.ts';
import { isProfilePart, profileParts, railPartOf } from '#domain/navigation/profile-parts.ts';

const named = [
  'profile',
  'communication-preferences',
  'rewards',
  'past-orders',
  'payments',
  'social-accounts',
  'taste-preferences',
  'subscriptions',
  'security-preferences',
];

it('PROFILE-01 knows the nine parts of the requirement by their names, and the two of details and addresses', () => {
  expect(new Set(profileParts)).toEqual(new Set([...named, 'details', 'addresses']));
  expect(profileParts).toHaveLength(11);
  expect(isProfilePart('security-preferences')).toBe(true);
  for (const name of ['', 'security', 'constructor']) expect(isProfilePart(name)).toBe(false);
});

it('goes on to a page of the profile after re-authentication, and off this origin never', () => {
  const page = '/en-us/mybakery/profile-and-settings/profile.html';
  expect(safeReturn(page, '/')).toBe(page);
  for (const wanted of ['/en-us/elsewhere/', '//evil.example/en-us/mybakery/', '/en-us/my../app/', 'https://evil.example/en-us/mybakery/x'])
    expect(safeReturn(wanted, '/')).toBe('/');
});

it('PROFILE-01 a part that the list does not lead to belongs to details', () => {
  expect(railPartOf('security-preferences')).toBe('details');
  expect(railPartOf('rewards')).toBe('rewards');
});
