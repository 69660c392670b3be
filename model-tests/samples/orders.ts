import type { DeliveryAddress, GeocodedAddress, OrderCafe, SetUpOrder } from '#domain/order/order.ts';

/** Cafe 203 of the worked examples. */
export const cafe203: OrderCafe = {
  id: '203',
  name: 'Old Mill',
  timeZone: 'America/Chicago',
  phone: '2175550123',
  address: '500 E Adams St, Springfield, IL',
  customizationsMaxAllowed: 5,
  deliveryMinimum: 1000,
  deliveryProvider: 'Own drivers',
  largeOrderMinimum: 7500,
};

export const geocodedSpringfield: GeocodedAddress = {
  address1: '1 Main St',
  city: 'Springfield',
  state: 'IL',
  postalCode: '62701',
  country: 'US',
  formattedAddress: '1 Main St, Springfield, IL 62701',
};

export const springfield: DeliveryAddress = { ...geocodedSpringfield, address2: '', instructions: 'Side door' };

/** For pickup as soon as possible. */
export const pickup: SetUpOrder = {
  destination: 'RPU',
  cafe: cafe203,
  address: null,
  schedule: { priority: 'ASAP', leadMinutes: 12 },
  tableNumber: null,
  specialInstructions: '',
  isGroup: false,
};

export const delivery: SetUpOrder = { ...pickup, destination: 'DELIVERY', address: springfield };
