import { fc } from '#test/kit/fast-check.ts';
import { describe, expect, test } from 'vitest';
import type { CartItemRequest } from '#contract/cart-item.ts';
import { centsFrom } from '#domain/money/money.ts';
import { taxRateIn } from '#sandbox/seeds/taxes.ts';
import { totalsOf } from '#sandbox/world/cart/totals.ts';
import { viewOf } from '#sandbox/world/cart/view.ts';
import { items } from '#sandbox/world/menu/catalog.ts';
import { groupsOf } from '#sandbox/world/menu/customizations.ts';
import { cafe, cartFor, lunch } from './setting.ts';

const cents = fc.integer({ min: 0, max: 500_00 });

test('totals add up to the cent, and tax is half up, for 10,000 orders', () => {
  fc.assert(
    fc.property(
      fc.array(cents, { maxLength: 30 }),
      cents,
      cents,
      cents,
      fc.option(fc.integer({ min: 0, max: 1500 })),
      (lineCents, discountCents, donationCents, tipCents, taxRate) => {
        const { subTotal, discount, tax, tip, donations, total } = totalsOf({ lineCents, discountCents, donationCents, tipCents, taxRate });
        expect(subTotal).toBe(lineCents.reduce((sum, line) => sum + line, 0));
        expect(discount).toBe(Math.min(discountCents, subTotal));
        expect(total).toBe(subTotal - discount + (tax ?? 0) + tip + donations);
        // Written another way: in whole numbers, and far from any fraction.
        const exact = BigInt(subTotal - discount) * BigInt(taxRate ?? 0);
        expect(tax).toBe(taxRate === null ? null : Number((exact + 5000n) / 10_000n));
      },
    ),
    { numRuns: 10_000 },
  );
});

test('the tax of ten cents at five percent is one cent: half a cent goes up', () => {
  expect(totalsOf({ lineCents: [10], discountCents: 0, donationCents: 0, tipCents: 0, taxRate: 500 }).tax).toBe(1);
});

describe('a random cart', () => {
  const products = [...items.values()].filter(({ placard }) => placard.type !== 'COMBO' && placard.product?.offer === null);
  const line: fc.Arbitrary<CartItemRequest> = fc
    .record({ item: fc.constantFrom(...products), quantity: fc.integer({ min: 1, max: 99 }), lot: fc.nat() })
    .map(({ item, quantity, lot }) => {
      const options = groupsOf(item.placard, cafe.id).flatMap(({ kind, options: all }) => (kind === 'ADD' ? all : []));
      const chosen = options[lot % Math.max(1, options.length)];
      const customizations = {
        addedIngredients: chosen ? [{ itemId: chosen.itemId, custType: 'ADDED' as const }] : [],
        removedIngredients: [],
      };
      return { itemId: item.itemId, quantity, customizations };
    });

  test('says on the wire what its lines add up to, to the cent', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), fc.integer({ min: 0, max: 40_00 }), (asked, tipCents) => {
        const cart = viewOf(
          cartFor({
            destination: 'DELIVERY',
            tipCents,
            hasCheckedOut: true,
            discountCodes: ['WELCOME10'],
            lines: asked.map((line, index) => ({ sequenceNum: index + 1, asked: line })),
          }),
          lunch,
        );
        const sum = (of: readonly number[]) => of.reduce((total, dollars) => total + centsFrom(dollars), 0);
        const { subTotal = 0, tax = 0, tip = 0, discount = 0, totalPrice = 0 } = cart.cartSummary;
        expect(cart.items).toHaveLength(asked.length);
        expect(centsFrom(subTotal ?? 0)).toBe(sum(cart.items.map((item) => item.totalPrice)));
        expect(sum([totalPrice ?? 0, discount ?? 0])).toBe(sum([subTotal ?? 0, tax ?? 0, tip ?? 0]));
        expect(centsFrom(tip ?? 0)).toBe(tipCents);
        for (const item of cart.items) {
          expect(centsFrom(item.amount)).toBe(centsFrom(item.price));
          expect(centsFrom(item.totalPrice)).toBe(centsFrom(item.amount) * item.quantity);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('has no tax before checkout, and then its state’s', () => {
    const lines = [{ sequenceNum: 1, asked: { itemId: '71011', quantity: 1 } }];
    expect(viewOf(cartFor({ lines }), lunch).cartSummary.tax).toBeUndefined();
    const { subTotal, tax } = viewOf(cartFor({ lines, hasCheckedOut: true }), lunch).cartSummary;
    expect(centsFrom(tax ?? 0)).toBe(Math.round((centsFrom(subTotal ?? 0) * taxRateIn('MO')) / 10_000));
  });
});
