import type { FoundCafe } from '#domain/cafe/cafe.ts';
import { cafe203 } from './orders.ts';

/** Cafe 203 as a list of results has it. */
export const found203: FoundCafe = {
  cafeId: '203',
  name: cafe203.name,
  phone: cafe203.phone,
  street: '571 Broad St',
  city: 'Springfield',
  state: 'IL',
  postalCode: '62701',
  timeZone: cafe203.timeZone,
  isTimeZoneKnown: true,
  isRestricted: false,
  donations: [],
  messages: ['Please come in from the side street.'],
  customizationsMaxAllowed: cafe203.customizationsMaxAllowed,
  services: { hasInCafePickup: true, hasDineIn: true, hasCurbside: true },
  slotting: { isVirtual: false, isSkipped: false },
  hasGiftCardTipping: false,
  latitude: 39.8,
  longitude: -89.65,
  distance: 804,
  isOpen: true,
  closesAt: '2026-11-20T21:00',
  opensAt: null,
  leadTime: 12,
};
