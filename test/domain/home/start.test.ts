import { expect, it } from 'vitest';
import { becomesGuest, canStartHere, knownPlace, placeAsked, startFrom } from '#domain/home/start.ts';
import { delivery, pickup } from '#model-tests/samples/orders.ts';

it('asks for an address where the order goes to the guest, else for an area (ORD-SETUP-01 to -05)', () => {
  expect((['RPU', 'DELIVERY', 'DRIVE_THRU', 'CURBSIDE', 'DINEIN'] as const).map(placeAsked)).toEqual([
    'area',
    'address',
    'area',
    'area',
    'area',
  ]);
});

it('begins a search with what was typed, without the spaces around it, and with nothing where nothing was typed', () => {
  expect(startFrom({ destination: 'RPU', typed: ' 62701 ' }, 5)).toEqual({ kind: 'words', words: '62701', askedAt: 5 });
  expect(startFrom({ destination: 'RPU', typed: '  ' }, 5)).toBeNull();
});

it('offers the position of the device where it may be asked for, and never for a delivery (FLAGS-12)', () => {
  expect(canStartHere('CURBSIDE', { geolocationApi: true })).toBe(true);
  expect(canStartHere('CURBSIDE', { geolocationApi: false })).toBe(false);
  expect(canStartHere('DELIVERY', { geolocationApi: true })).toBe(false);
});

it('makes a guest of a visitor who has not said who they are, and of no one else (ORD-SETUP-21)', () => {
  expect((['anonymous', 'continuedAsGuest', 'member'] as const).map(becomesGuest)).toEqual([true, false, false]);
});

it('knows a place from the last order: where it was delivered to, else its cafe', () => {
  expect(knownPlace(delivery)).toEqual({ kind: 'address', address: delivery.address?.formattedAddress });
  expect(knownPlace(pickup)).toEqual({ kind: 'address', address: pickup.cafe.address });
  expect(knownPlace(null)).toBeNull();
});
