import { expect, it, onTestFinished, vi } from 'vitest';
import { deviceZone, zoneOr } from '#src/api/zone.ts';

it.for([
  ['America/Chicago', 'America/Chicago'],
  ['Mars/Olympus', 'America/Denver'],
  ['', 'America/Denver'],
] as const)('the zone %s of a cafe is %s on a device in Denver (SLOTS-12)', ([named, zone]) => {
  vi.stubEnv('TZ', 'America/Denver');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(deviceZone()).toBe('America/Denver');
  expect(zoneOr(named)).toBe(zone);
});
