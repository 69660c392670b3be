import { describe, expect, it } from 'vitest';
import {
  allocate,
  settledChoice,
  withGiftCardToggled,
  withMethod,
  type GiftCardBalance,
  type PaymentBasis,
  type PaymentChoice,
} from '#domain/payment/allocation.ts';
import { fc } from '#test/kit/fast-check.ts';

const card = (id: string, balance: number, isBonus = false): GiftCardBalance => ({ id, balance, isBonus });
const basis = (total: number, giftCards: readonly GiftCardBalance[], tip: number | null = null): PaymentBasis => ({
  total,
  tip: tip ?? 0,
  hasGiftCardTipping: tip !== null,
  giftCards,
});
/** Everything chosen, and what came of it: amounts by name. */
function paid(asked: PaymentBasis, methodId: string | null = 'visa') {
  const choice = settledChoice(asked, { methodId, giftCardIds: asked.giftCards.map(({ id }) => id) });
  const { giftCards, methodCents, open } = allocate(asked, choice);
  const shares = Object.fromEntries(giftCards.map(({ id, cents }) => [id, cents]));
  return { ...shares, ...(choice.methodId !== null && { [choice.methodId]: methodCents }), ...(open > 0 && { open }) };
}

const A = card('A', 1000);
const B = card('B', 750);

describe('gift cards first, the rest to the method', () => {
  it('E-01 small cards are used up first, in either order of the page (ALLOC-04, ALLOC-05)', () => {
    expect(paid(basis(2500, [A, B]))).toEqual({ B: 750, A: 1000, visa: 750 });
    expect(paid(basis(2500, [B, A]))).toEqual({ B: 750, A: 1000, visa: 750 });
  });

  it('E-02 with nothing left the method is not chosen any more (ALLOC-04, ALLOC-06)', () => {
    expect(paid(basis(1200, [A, B]))).toEqual({ B: 750, A: 450 });
  });

  it('E-03 nor is a gift card that pays nothing (ALLOC-06, ALLOC-09)', () => {
    expect(paid(basis(500, [A, B]))).toEqual({ B: 500 });
  });

  it('E-04 bonus cards pay all but the tip, which the others cover (ALLOC-07, ALLOC-08)', () => {
    expect(paid(basis(3000, [card('svs', 1000), card('bonus', 5000, true)], 400))).toEqual({ bonus: 2600, svs: 400 });
  });

  it('E-05 what no gift card has goes to the method (ALLOC-07, ALLOC-05)', () => {
    expect(paid(basis(3000, [card('bonus', 2000, true), card('svs', 300)], 400))).toEqual({ bonus: 2000, svs: 300, visa: 700 });
  });

  it('E-06 cents stay whole (ALLOC-12)', () => {
    expect(paid(basis(1010, [card('one', 333), card('two', 333)]))).toEqual({ one: 333, two: 333, visa: 344 });
  });

  it('E-07 what is covered exactly leaves no residue (ALLOC-06, ALLOC-12)', () => {
    expect(paid(basis(30, [card('ten', 10), card('twenty', 20)]))).toEqual({ ten: 10, twenty: 20 });
  });

  it('E-08 another method takes the place of the first, and gift cards stay (ALLOC-01)', () => {
    const asked = basis(2500, [A, B]);
    const first = settledChoice(asked, { methodId: 'visa', giftCardIds: ['A', 'B'] });
    const second = settledChoice(asked, withMethod(first, 'mastercard'));
    expect(second.methodId).toBe('mastercard');
    expect(allocate(asked, second)).toEqual({ ...allocate(asked, first), methodCents: 750 });
  });

  it('E-91 without a bonus card, or without a tip, a gift card covers everything (ALLOC-07, ALLOC-08)', () => {
    expect(paid(basis(3000, [card('svs', 5000)], 400))).toEqual({ svs: 3000 });
    expect(paid(basis(3000, [card('bonus', 5000, true)], 0))).toEqual({ bonus: 3000 });
  });

  it('where the cafe does not know the difference, a bonus card is a gift card like any other (FLAGS-29)', () => {
    expect(paid({ ...basis(3000, [card('bonus', 5000, true)]), tip: 400 })).toEqual({ bonus: 3000 });
  });

  it('a gift card is put in and taken out, and one without money never stays in (ALLOC-02, ALLOC-03)', () => {
    const asked = basis(2500, [A, card('empty', 0)]);
    const nothing: PaymentChoice = { methodId: null, giftCardIds: [] };
    const withA = settledChoice(asked, withGiftCardToggled(nothing, 'A'));
    expect(withA.giftCardIds).toEqual(['A']);
    expect(settledChoice(asked, withGiftCardToggled(withA, 'A')).giftCardIds).toEqual([]);
    expect(settledChoice(asked, withGiftCardToggled(withA, 'empty')).giftCardIds).toEqual(['A']);
  });

  it('a method that gift cards pushed out does not come back with the need of it (ALLOC-06)', () => {
    const asked = basis(1000, [A]);
    const pushed = settledChoice(asked, { methodId: 'visa', giftCardIds: ['A'] });
    const open = settledChoice(asked, withGiftCardToggled(pushed, 'A'));
    expect(open).toEqual({ methodId: null, giftCardIds: [] });
    expect(allocate(asked, open).open).toBe(1000);
  });

  it('with nothing to pay nothing is paid, and the choice stays', () => {
    const choice = { methodId: 'visa', giftCardIds: ['A'] };
    expect(settledChoice(basis(0, [A]), choice)).toBe(choice);
    expect(allocate(basis(-5, [A]), choice)).toEqual({ giftCards: [{ id: 'A', cents: 0 }], methodCents: 0, open: 0 });
  });
});

describe('for any cards, total, tip and choice', () => {
  const cents = fc.integer({ min: 0, max: 20_000 });
  const cards = fc
    .array(fc.record({ balance: cents, isBonus: fc.boolean() }), { maxLength: 6 })
    .map((found) => found.map((one, at) => ({ id: `card-${at}`, ...one })));
  const bases = fc.record({ total: cents, tip: cents, hasGiftCardTipping: fc.boolean(), giftCards: cards });
  const clicks = fc.array(
    fc.oneof(
      fc.constantFrom('visa', 'mastercard'),
      fc.nat({ max: 5 }).map((at) => `card-${at}`),
    ),
    { maxLength: 12 },
  );
  const press = (asked: PaymentBasis, choice: PaymentChoice, name: string) => {
    if (!name.startsWith('card-')) return settledChoice(asked, withMethod(choice, name));
    return asked.giftCards.some(({ id }) => id === name) ? settledChoice(asked, withGiftCardToggled(choice, name)) : choice;
  };
  const chosen = (asked: PaymentBasis, names: readonly string[]) =>
    names.reduce((choice, name) => press(asked, choice, name), { methodId: null, giftCardIds: [] } as PaymentChoice);

  it('the amounts and what is open add up to the total, and to it exactly where all is paid (ALLOC-05, ALLOC-12)', () => {
    fc.assert(
      fc.property(bases, clicks, (asked, names) => {
        const { giftCards, methodCents, open } = allocate(asked, chosen(asked, names));
        const amounts = [...giftCards.map((share) => share.cents), methodCents];
        const sum = amounts.reduce((total, amount) => total + amount, 0);
        expect(sum + open).toBe(asked.total);
        expect([...amounts, open].every((amount) => Number.isInteger(amount) && amount >= 0)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('no gift card pays more than it has, and bonus cards no tip where tips matter (ALLOC-04, ALLOC-07)', () => {
    fc.assert(
      fc.property(bases, clicks, (asked, names) => {
        const { giftCards } = allocate(asked, chosen(asked, names));
        const of = new Map(asked.giftCards.map((one) => [one.id, one]));
        expect(giftCards.every((share) => share.cents <= (of.get(share.id)?.balance ?? 0))).toBe(true);
        const bonus = giftCards.filter(({ id }) => of.get(id)?.isBonus).reduce((sum, share) => sum + share.cents, 0);
        if (asked.hasGiftCardTipping) expect(bonus).toBeLessThanOrEqual(Math.max(0, asked.total - asked.tip));
      }),
      { numRuns: 2000 },
    );
  });

  it('nothing that is chosen pays nothing while there is something to pay (ALLOC-03, ALLOC-06, ALLOC-09)', () => {
    fc.assert(
      fc.property(bases, clicks, (asked, names) => {
        const choice = chosen(asked, names);
        const { giftCards, methodCents } = allocate(asked, choice);
        if (asked.total === 0) return;
        expect(giftCards.every((share) => share.cents > 0)).toBe(true);
        expect(choice.methodId === null).toBe(methodCents === 0);
      }),
      { numRuns: 2000 },
    );
  });

  it('clicks in any order that end in the same choice split the total alike, and a settled choice stays (ALLOC-01, ALLOC-02)', () => {
    fc.assert(
      fc.property(bases, clicks, fc.infiniteStream(fc.nat()), (asked, names, chance) => {
        const choice = chosen(asked, names);
        expect(settledChoice(asked, choice)).toEqual(choice);
        const shuffled = choice.giftCardIds
          .map((id) => ({ id, at: Number(chance.next().value) }))
          .toSorted((one, other) => one.at - other.at)
          .map(({ id }) => id);
        expect(allocate(asked, { ...choice, giftCardIds: shuffled })).toEqual(allocate(asked, choice));
      }),
      { numRuns: 1000 },
    );
  });
});
