import { expect, it } from 'vitest';
import { latenessOf } from '#domain/tracking/late.ts';
import { allowedLink } from '#domain/tracking/link.ts';

const zone = 'America/Chicago';

it.for([
  ['12:40', '12:38', { kind: 'onTime' }],
  ['12:40', '12:44', { kind: 'onTime' }],
  ['12:40', '12:45', { kind: 'late', minutes: 5 }],
  ['12:40', '12:52', { kind: 'late', minutes: 10 }],
  ['12:40', '13:10', { kind: 'late', minutes: 30 }],
  ['12:40', '13:11', { kind: 'veryLate' }],
] as const)('an order for %s that is expected at %s is %j', ([promised, expected, lateness]) => {
  expect(latenessOf(`2026-11-23T${promised}`, `2026-11-23T${expected}:00`, zone)).toEqual(lateness);
});

it('a time that is not known is no delay, and an hour that the clock repeats is one', () => {
  expect(latenessOf(null, '2026-11-23T13:00', zone)).toEqual({ kind: 'onTime' });
  expect(latenessOf('2026-11-23T13:00', null, zone)).toEqual({ kind: 'onTime' });
  expect(latenessOf('2026-11-01T00:50', '2026-11-01T01:00', zone)).toEqual({ kind: 'late', minutes: 10 });
});

it.for([
  ['https://track.fleetfoot.example/r/1?x=2', 'https://track.fleetfoot.example/r/1?x=2'],
  ['http://track.fleetfoot.example/r/1', null],
  ['https://track.fleetfoot.example.evil.test/r/1', null],
  ['https://user@evil.test/', null],
  ['javascript:alert(1)', null],
  ['/r/1', null],
  ['', null],
  [null, null],
] as const)('the address %s of a driver is linked as %s', ([url, link]) => {
  expect(allowedLink(url, ['https://track.fleetfoot.example'])).toBe(link);
});
