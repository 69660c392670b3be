import { expect, it } from 'vitest';
import { safeReturn } from '#domain/navigation/entry.ts';
import { isProfilePart, profileParts } from '#domain/navigation/profile-parts.ts';

it('PROFILE-01 knows nine parts by their names', () => {
  expect(profileParts).toHaveLength(9);
  expect(isProfilePart('security-preferences')).toBe(true);
  for (const name of ['', 'security', 'constructor']) expect(isProfilePart(name)).toBe(false);
});

it('goes on to a page of the profile after re-authentication, and off this origin never', () => {
  const page = '/en-us/mybakery/profile-and-settings/profile.html';
  expect(safeReturn(page, '/')).toBe(page);
  for (const wanted of ['/en-us/elsewhere/', '//evil.example/en-us/mybakery/', '/en-us/my../app/', 'https://evil.example/en-us/mybakery/x'])
    expect(safeReturn(wanted, '/')).toBe('/');
});
