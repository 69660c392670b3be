import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { destinationAt, supportedBy, type CafeServices } from '#domain/cafe/services.ts';
import { APP_VERSION, createRequest } from '#domain/cart/create.ts';
import { phoneDigits } from '#domain/checkout/details.ts';
import { paymentFor } from '#domain/checkout/payment.ts';
import { judgedAt, unavailableBecause, windowsOn } from '#domain/menu/availability.ts';
import { comboUnavailable, placesOf, searchMenu, type MenuPlacard } from '#domain/menu/menu.ts';
import { centsFrom } from '#domain/money/money.ts';
import { reauthFor } from '#domain/navigation/entry.ts';
import { itemCount } from '#domain/navigation/order-bar.ts';
import { appPrefix, isProfileAndSettings } from '#domain/navigation/page.ts';
import { overlayWished } from '#domain/overlay/overlay.ts';
import { masked } from '#domain/payment/mask.ts';
import { formatPhone } from '#domain/phone/format.ts';
import { choicesPrice, ingredientsOf, type OptionGroup, type ProductOption } from '#domain/product/choices.ts';
import { quantityLimit } from '#domain/quantity/limit.ts';
import { clubPlacard } from '#model-tests/samples/menu.ts';
import { delivery, pickup } from '#model-tests/samples/orders.ts';

const ana = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '5551234567' };
const making = { now: '2026-11-21T12:00', clientType: 'WEB', appVersion: '2.5.0' };

describe('a cart is asked for (CART-01 to CART-04, CART-12)', () => {
  it('with the phone of a customer who is known in full', () => {
    const { deliveryInfo, customer } = createRequest(delivery, { ...making, customer: ana });
    expect(deliveryInfo).toMatchObject({ phone: '5551234567' });
    expect(customer).toEqual(ana);
  });

  it.for([
    null,
    {},
    { ...ana, firstName: ' ' },
    { ...ana, firstName: undefined },
    { ...ana, lastName: undefined },
    { ...ana, email: undefined },
    { ...ana, phone: undefined },
    { firstName: 'Ana' },
    { lastName: 'Ruiz' },
    { email: 'a@b.co' },
  ])('without a customer who is not: %j', (customer) => {
    const request = createRequest(delivery, { ...making, customer: customer as Partial<typeof ana> | null });
    expect(request).not.toHaveProperty('customer');
    expect(request.deliveryInfo).not.toHaveProperty('phone');
  });

  it('without a table where there is none', () => {
    expect(createRequest(pickup, making).cafes).toEqual([{ id: '203' }]);
    expect(createRequest({ ...pickup, tableNumber: 7 }, making).cafes).toEqual([{ id: '203', pagerNum: 7 }]);
  });

  it('by this version of the app (GEN-15)', () => {
    expect(APP_VERSION).toBe((JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version);
  });
});

describe('combos', () => {
  const placard = (placardId: string, more: Partial<MenuPlacard> = {}): MenuPlacard => ({ ...clubPlacard, placardId, ...more });
  const wanted = { destination: 'RPU', at: '2026-03-09T12:00' } as const;
  const soldOut = new Set(['72021', '72022']);

  it('have the placards of this menu in their places, and no others', () => {
    const [club, soup] = [placard('club'), placard('soup')];
    const combo = placard('combo', { places: [['club', 'gone'], ['soup']] });
    expect(placesOf({ placards: { club, soup } } as never, combo)).toEqual([[club], [soup]]);
  });

  it('are gone only when everything in some place is (AVAIL-08)', () => {
    const there = placard('bread', { items: [{ ...clubPlacard.items[0]!, itemId: '1' }] });
    const gone = placard('club');
    expect(comboUnavailable([[gone, there], []], wanted, soldOut)).toBeNull();
    expect(comboUnavailable([[there], [gone]], wanted, soldOut)).toBe('soldOut');
    expect(comboUnavailable([[], [gone]], wanted, soldOut)).toBe('soldOut');
  });

  it('are found by words, however they are spaced, in the badges too but not run together', () => {
    const club = placard('club', { name: 'Club', description: 'Turkey', badges: ['New', 'Hot'] });
    const find = (text: string) => searchMenu({ placards: { club } } as never, text).length;
    expect(find('  club \t turkey ')).toBe(1);
    expect(find('hot')).toBe(1);
    expect(find('newhot')).toBe(0);
  });
});

describe('money (E-21)', () => {
  it.for([
    [1e-7, 0],
    [-0.001, 0],
    [1e3, 100_000],
    [-1.005, -101],
  ] as const)('%d dollars are %d cents', ([dollars, cents]) => {
    expect(centsFrom(dollars)).toBe(cents);
  });

  it('is no amount where it is not finite', () => {
    expect(() => centsFrom(Number.NaN)).toThrow('NaN is not an amount.');
  });
});

describe('a schedule', () => {
  const sold = (schedule: object[], exceptions: object[] = []) => ({ schedule, exceptions }) as never;

  it('without times holds all day (AVAIL-02)', () => {
    const monday = { dayOfWeek: 'MONDAY' };
    for (const clock of ['00:00', '23:59'])
      expect(unavailableBecause(sold([monday]), { destination: 'RPU', at: `2026-11-23T${clock}` })).toBeNull();
    expect(windowsOn([monday], '2026-11-23')).toEqual([{ from: '00:00', to: '23:59' }]);
  });

  it('of an offer covers its last day whole (AMB-04)', () => {
    const offer = { type: 'LTO', fromDate: '2026-11-20', toDate: '2026-11-21' };
    const at = (time: string) => unavailableBecause(sold([], [offer]), { destination: 'RPU', at: time });
    expect(at('2026-11-19T23:59')).toBe('offer');
    expect(at('2026-11-20T00:00')).toBeNull();
    expect(at('2026-11-21T23:59')).toBeNull();
    expect(at('2026-11-22T00:00')).toBe('offer');
  });

  it('is judged now where the kitchen says no lead time (AVAIL-01)', () => {
    const now = '2026-11-01T00:30';
    expect(judgedAt({ now, fulfilment: null, leadMinutes: null, timeZone: 'America/Chicago' })).toBe(now);
    expect(judgedAt({ now, fulfilment: null, leadMinutes: 15, timeZone: 'America/Chicago' })).toBe('2026-11-01T00:45');
    // An hour that the clock skips is judged as it stands.
    expect(judgedAt({ now: '2026-03-08T02:30', fulfilment: null, leadMinutes: null, timeZone: 'America/Chicago' })).toBe(
      '2026-03-08T02:30',
    );
  });
});

it.for(['RPU', 'DRIVE_THRU', 'CURBSIDE', 'DINEIN', 'DELIVERY'] as const)('a cafe with %s alone offers that (CAFE-06, OPEN-10)', (only) => {
  const flags = {
    RPU: 'hasInCafePickup',
    DELIVERY: 'hasDelivery',
    DINEIN: 'hasDineIn',
    DRIVE_THRU: 'hasDriveThruPickup',
    CURBSIDE: 'hasCurbside',
  };
  const cafe: CafeServices = { [flags[only]]: true };
  expect(supportedBy(cafe)).toEqual([only]);
  expect(destinationAt(cafe, only === 'RPU' ? 'DINEIN' : 'RPU')).toBe(only);
});

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

it('counts a cart without a group (NAV-14)', () => {
  expect(itemCount({ items: [] })).toBe(0);
  expect(itemCount({ items: [{ quantity: 2 }] })).toBe(2);
});

it('opens the cart drawer only with its feature (OVERLAYS-13)', () => {
  expect(overlayWished('cart-drawer', { miniCartIsEnabled: false })).toEqual({ kind: 'nothing' });
  expect(overlayWished('cart-drawer', { miniCartIsEnabled: true })).toEqual({ kind: 'overlay', id: 'cart-drawer' });
  expect(overlayWished('site-maintenance', { miniCartIsEnabled: false })).toEqual({ kind: 'overlay', id: 'site-maintenance' });
});

it('pays without gift cards where there are none (SUBMIT-02)', () => {
  expect(paymentFor({ total: 100, cards: [] })).toEqual({ creditCards: [], giftCards: [] });
});

it.for([
  ['5551234567890', '(555) 123-4567'],
  ['215551234567', '(215) 551-2345'],
] as const)('reads %s as %s (PHONES-04)', ([typed, shown]) => {
  expect(formatPhone(typed)).toBe(shown);
});

it('takes a country code from the front only', () => {
  expect(phoneDigits('215551234567')).toBe('215551234567');
});

it.for([
  ['!1#', '12', '12'],
  ['1-!#', '', ''],
  ['1#', '12', '12'],
  ['!!#', '!5', '!5'],
] as const)('the mask %j shows %j as %j (MASKS-06)', ([mask, typed, shown]) => {
  expect(masked(mask, typed)).toBe(shown);
});

describe('choices', () => {
  const option = (itemId: string, more: Partial<ProductOption> = {}): ProductOption => ({
    itemId,
    name: itemId,
    isDefault: false,
    price: 100,
    extraPrice: 50,
    calories: 40,
    portions: ['Regular', 'Extra', 'No'],
    ...more,
  });
  const group = (kind: OptionGroup['kind'], options: ProductOption[]): OptionGroup => ({
    groupId: kind,
    name: kind,
    kind,
    max: 2,
    options,
  });

  it('cost nothing where something is left out, and more for extra', () => {
    const groups = [group('INCLUDED', [option('ham', { isDefault: true, price: 70 })]), group('ADD', [option('brie')])];
    expect(choicesPrice(groups, {})).toBe(0);
    expect(choicesPrice(groups, { ham: 'No' })).toBe(0);
    expect(choicesPrice(groups, { brie: 'Regular' })).toBe(100);
    expect(choicesPrice(groups, { brie: 'Extra' })).toBe(150);
  });

  it('of a kind without a usual one stand for nothing else (PRODUCT-04)', () => {
    expect(ingredientsOf([group('CHOICE', [option('rye')])], { rye: 'Regular' })).toEqual([
      { itemId: 'rye', name: 'rye', custType: 'SUBSTITUTED', portion: 'Regular', originalItemId: null },
    ]);
  });
});

it('limits only on the days that a rule is for (QTY-02)', () => {
  const rules = [
    {
      ruleEffFromDate: '2026-01-01',
      ruleEffToDate: '2026-12-31',
      itemIds: ['1'],
      dayOffset: [{ fromOffset: 1, toOffset: 2, qtyLimit: 6 }],
    },
  ];
  const limit = (day: string) => quantityLimit('1', rules, '2026-11-21', day);
  expect([limit('2026-11-21'), limit('2026-11-22'), limit('2026-11-23'), limit('2026-11-24')]).toEqual([null, 6, 6, null]);
});
