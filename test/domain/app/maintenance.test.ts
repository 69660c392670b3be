import { expect, it } from 'vitest';
import { maintenanceAddress } from '#domain/app/maintenance.ts';

it('E-89: the maintenance page carries a timestamp (MAINT-01)', () => {
  const now = Temporal.Instant.from('2026-03-09T15:00:00Z');
  expect(maintenanceAddress('/maintenance.html', now)).toBe('/maintenance.html?ts=1773068400000');
});
