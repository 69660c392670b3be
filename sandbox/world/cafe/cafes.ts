import type { Cafe } from '#contract/cafe.ts';
import { supportedBy } from '#domain/cafe/services.ts';
import { cafeRows, type CafeRow } from '#sandbox/seeds/cafes.ts';
import type { ServingCafe } from '../cart/stored.ts';
import { hashOf } from '../core/hash.ts';
import { weekOf } from './hours.ts';

/** A cafe of the chain: its wire data and its position. */
export interface SeededCafe {
  readonly wire: Cafe;
  readonly serving: ServingCafe;
  readonly latitude: number;
  readonly longitude: number;
}

const is = (id: string, trait: string, oneIn: number) => hashOf(`${id} ${trait}`) % oneIn === 0;

const couriers = ['Fleetfoot', 'Doorbell', ''];
const donations = [{ donationId: '801', name: 'Bread for the food bank' }];

function cafeFrom([id, name, street, city, state, postalCode, latitude, longitude, cafeTZ]: CafeRow): SeededCafe {
  const services = {
    hasInCafePickup: !is(id, 'only delivers', 31),
    hasDelivery: !is(id, 'never delivers', 4),
    hasDineIn: !is(id, 'has no tables', 5),
    hasDriveThruPickup: is(id, 'has a lane', 2),
    hasCurbside: !is(id, 'has no kerb', 3),
  };
  const customizationsMaxAllowed = is(id, 'is careful', 6) ? 3 : 5;
  const deliveryProvider = couriers[hashOf(`${id} courier`) % couriers.length] ?? '';
  const phone = `${200 + (hashOf(`${id} area`) % 700)}555${String(100 + (hashOf(id) % 100)).padStart(4, '0')}`;
  return {
    latitude,
    longitude,
    wire: {
      cafeId: id,
      name,
      phoneNumber: phone,
      address: street,
      city,
      countryDivision: state,
      postalCode,
      cafeTZ,
      isVirtual: false,
      isRestricted: id === RESTRICTED,
      cafeFeatures: { giftCardTipping: is(id, 'tips on cards', 2), digitalRecovery: !is(id, 'sees to it by hand', 9) },
      cafeAttributes: { customizationsMaxAllowed },
      messages:
        id !== RESTRICTED && is(id, 'has news', 7) ? ['Our front door is closed for repairs. Please come in from the side street.'] : [],
      enabledDonations: donations.map((donation) => ({ ...donation, amounts: [1, 2, 5] })),
      hours: weekOf(id),
      ...services,
    },
    serving: {
      id,
      name,
      phone,
      timeZone: cafeTZ,
      state,
      customizationsMaxAllowed,
      leadMinutes: 10 + (hashOf(`${id} lead`) % 4) * 4,
      destinations: supportedBy(services),
      minDeliveryCents: 10_00,
      deliveryProvider,
      donations,
    },
  };
}

/** Inside a building that not everyone can enter (CAFE-28). */
const RESTRICTED = '238';

export const cafes: ReadonlyMap<string, SeededCafe> = new Map(cafeRows.map((row) => [row[0], cafeFrom(row)]));

export const servingCafe = (id: string): ServingCafe | null => cafes.get(id)?.serving ?? null;
