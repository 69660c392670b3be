import type { FoundCafe } from '#contract/cafe.ts';
import { cafe203 } from './orders.ts';

/** Cafe 203 as a list of results has it. */
export const found203: FoundCafe = {
  cafeId: '203',
  name: cafe203.name,
  phoneNumber: cafe203.phone,
  address: '571 Broad St',
  city: 'Springfield',
  countryDivision: 'IL',
  postalCode: '62701',
  cafeTZ: cafe203.timeZone,
  isVirtual: false,
  isRestricted: false,
  cafeFeatures: {},
  cafeAttributes: {},
  messages: ['Please come in from the side street.'],
  enabledDonations: [],
  hasInCafePickup: true,
  hasDelivery: false,
  hasDineIn: true,
  hasDriveThruPickup: false,
  hasCurbside: true,
  hours: [],
  cafeLocation: { latitude: 39.8, longitude: -89.65, distance: 804 },
  isOpen: true,
  closesAt: '2026-11-20T21:00',
  opensAt: null,
  leadTime: 12,
};
