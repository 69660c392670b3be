import type { SetUpOrder } from '#domain/order/order.ts';

/** What the order setup stores when a guest picks up at the cafe that is nearest to 62701 as soon as it is ready; the journey by keyboard holds it to that. */
export const pickupOrder: SetUpOrder = {
  destination: 'RPU',
  cafe: {
    id: '203',
    name: 'Old Mill',
    timeZone: 'America/Chicago',
    phone: '6765550174',
    address: '571 Broad St, Springfield, IL',
    customizationsMaxAllowed: 3,
    deliveryMinimum: 1000,
    deliveryProvider: null,
    largeOrderMinimum: 7500,
    donations: [{ id: '801', name: 'Bread for the food bank', amounts: [1_00, 2_00, 5_00] }],
    pickupWays: ['RPU', 'CURBSIDE'],
  },
  address: null,
  schedule: { priority: 'ASAP', leadMinutes: 22 },
  tableNumber: null,
  specialInstructions: '',
  isGroup: false,
};
