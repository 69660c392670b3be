import { describe, expect, it } from 'vitest';
import { reauthFor } from '#domain/navigation/entry.ts';
import { appPrefix, isProfileAndSettings } from '#domain/navigation/page.ts';

describe('addresses', () => {
  const insecure = { isPersistent: true, isSecure: false };

  it.for([
    '/app/profile-and-settings',
    '/app/profile-and-settings.html',
    '/app/profile-and-settings/phones?x=1',
    '/app/profile-and-settings?tab=1#top',
  ])('%s asks an insecure session to sign in again (ROUTES-35)', (address) => {
    expect(reauthFor(address, insecure)).toEqual({ redirectTo: address });
  });

  it.for(['/app/menu.html', '/app/menu.html?from=/profile-and-settings', '/app/profile-and-settingsx'])('%s does not', (address) => {
    expect(reauthFor(address, insecure)).toBeNull();
  });

  it('of the app begin with one prefix (ROUTES-01)', () => {
    expect(appPrefix).toBe('/app');
    expect(isProfileAndSettings('/x/profile-and-settings')).toBe(true);
  });
});
