import { describe, expect, it } from 'vitest';
import { cartLinkLabel, itemCount, offersGroupWhenReady, orderBar, whenLabel } from '#domain/navigation/order-bar.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';

describe('the bar about the order', () => {
  it.each([
    [
      { isSetUp: false, isInvitee: false, groupOrder: false, isOnPage: true },
      { kind: 'setup', offersGroup: false },
    ],
    [
      { isSetUp: false, isInvitee: false, groupOrder: true, isOnPage: false },
      { kind: 'setup', offersGroup: true },
    ],
    [{ isSetUp: true, isInvitee: false, groupOrder: true, isOnPage: false }, { kind: 'summary' }],
    [{ isSetUp: true, isInvitee: false, groupOrder: true, isOnPage: true }, { kind: 'nothing' }],
    [{ isSetUp: true, isInvitee: true, groupOrder: true, isOnPage: false }, { kind: 'nothing' }],
  ])('NAV-01, NAV-03, NAV-05: %o shows %o', (order, bar) => expect(orderBar(order)).toEqual(bar));

  it.each([
    ['2026-03-09T12:30', 'Today at 12:30pm'],
    ['2026-03-10T00:05', 'Tomorrow at 12:05am'],
    ['2026-03-11T09:00', 'on March 11, at 9:00am'],
  ])('E-55, NAV-09: %s is %s', (at, label) => expect(whenLabel({ priority: 'LATER', at }, '2026-03-09T08:00')).toBe(label));

  it('E-56: the day is the cafe’s, not the one of UTC', () => {
    const now = cafeTimeAt(Temporal.Instant.from('2026-03-10T03:30Z'), 'America/Chicago');
    expect(whenLabel({ priority: 'LATER', at: '2026-03-10T09:00' }, now)).toBe('Tomorrow at 9:00am');
  });

  it('E-48: counts what the guest chose and what group members submitted (NAV-15, GROUP-08)', () => {
    const cart = {
      items: [{ quantity: 2 }, { quantity: 1, giftCard: { isPromotional: true } }],
      childCarts: [
        { cartStatus: 'SUBMITTED', items: [{ quantity: 3 }] },
        { cartStatus: 'IN_PROGRESS', items: [{ quantity: 5 }] },
      ],
    };
    expect(itemCount(cart)).toBe(5);
  });

  it('NAV-08: as soon as possible has no time to say', () =>
    expect(whenLabel({ priority: 'ASAP', leadMinutes: 12 }, '2026-03-09T08:00')).toBeNull());

  it.each([
    ['/app/cart.html', true, 'keepOrdering'],
    ['/app/cart.html', false, 'keepOrdering'],
    ['/app/checkout.html', true, 'backToCart'],
    ['/app/menu.html', true, 'count'],
    ['/app/menu.html', false, 'start'],
  ])('NAV-11 to NAV-13, NAV-17: on %s with a cart %s the link says %s', (path, hasCart, label) =>
    expect(cartLinkLabel(path, hasCart)).toBe(label),
  );

  it.each([
    [true, false, true],
    [true, true, false],
    [false, false, false],
  ])('NAV-19: group order %s, virtual items %s: %s', (groupOrder, hasVirtualItems, isOffered) =>
    expect(offersGroupWhenReady({ groupOrder }, { hasVirtualItems })).toBe(isOffered),
  );
});
