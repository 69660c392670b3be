import { describe, expect, it } from 'vitest';
import { isParkingSpot, wrongDetails } from '#domain/checkout/details.ts';
import { paymentFor } from '#domain/checkout/payment.ts';
import { storedCampusCard } from '#model-tests/samples/account.ts';
import { tipChoiceFor, tipOf } from '#domain/checkout/tip.ts';

const details = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '(555) 123-4567', smsOptIn: false };

describe('who it is for', () => {
  it('is complete with name, email and a phone of ten digits (CHECKOUT-06)', () => expect(wrongDetails(details, '')).toEqual([]));

  it('says what is wrong in the order of the form', () => {
    expect(wrongDetails({ ...details, firstName: ' ', email: 'ana@', phone: '555' }, '0')).toEqual([
      'firstName',
      'email',
      'phone',
      'parkingSpot',
    ]);
  });

  it.each([
    ['1', true],
    ['99', true],
    ['0', false],
    ['100', false],
    ['x', false],
  ])('spot %s at the curb: %s (CHECKOUT-08)', (spot, isOne) => expect(isParkingSpot(spot)).toBe(isOne));
});

describe('the payment block', () => {
  const cards = [{ token: 'token-1', cents: 2000 }];

  it('E-51 is not sent for nothing, nor for what was paid by phone (SUBMIT-02, SUBMIT-03)', () => {
    expect(paymentFor({ total: 0, cards })).toBeNull();
    expect(paymentFor({ total: 2000, cards, isPaidByPhone: true })).toBeNull();
    expect(paymentFor({ total: 2000, cards, isPaidByPhone: false })).not.toBeNull();
  });

  it('E-52 has the selected gift cards only, and numbers the cards from 1 (SUBMIT-04, SUBMIT-06)', () => {
    const giftCards = [
      { cardNumber: 'A', cents: 300, isSelected: false },
      { cardNumber: 'B', cents: 500, isSelected: true },
    ];
    const two = [
      { token: 'token-1', cents: 300 },
      { token: 'token-2', cents: 400 },
    ];
    expect(paymentFor({ total: 1200, cards: two, giftCards })).toEqual({
      creditCards: [
        { amount: 3, tokens: ['token-1'], sequenceNum: 1 },
        { amount: 4, tokens: ['token-2'], sequenceNum: 2 },
      ],
      giftCards: [{ amount: 5, cardNum: 'B', cardNumber: 'B' }],
      campusCards: [],
    });
  });

  it('leaves out a card and a gift card that pay nothing, and numbers the rest from 1 (AMB-53)', () => {
    const split = [
      { token: 'token-1', cents: 0 },
      { token: 'token-2', cents: 400 },
    ];
    const giftCards = [{ cardNumber: 'A', cents: 0, isSelected: true }];
    expect(paymentFor({ total: 400, cards: split, giftCards })).toEqual({
      creditCards: [{ amount: 4, tokens: ['token-2'], sequenceNum: 1 }],
      giftCards: [],
      campusCards: [],
    });
  });

  it('has the selected campus cards only, with what is known of each of them (SUBMIT-04, SUBMIT-08)', () => {
    const campusCards = [
      { card: storedCampusCard, cents: 700, isSelected: true },
      { card: { ...storedCampusCard, token: 'other' }, cents: 500, isSelected: false },
      { card: { ...storedCampusCard, token: 'empty' }, cents: 0, isSelected: true },
    ];
    expect(paymentFor({ total: 700, cards: [], campusCards })?.campusCards).toEqual([
      {
        amount: 7,
        campusInfo: storedCampusCard.campusInfo,
        token: 'campus-ana',
        tokenType: 'CAMPUS_CARD',
        tokens: ['campus-ana'],
        institutionId: 'prairie-state',
        institutionName: 'Prairie State University',
        tokenExpDate: '0531',
        tokenPostalCode: '62701',
      },
    ]);
  });
});

it.each([
  [15, 1299, 195],
  [10, 1005, 101],
  [0, 1299, 0],
])('%i%% of %i cents is a tip of %i', (percent, subTotal, tip) => expect(tipOf(percent, subTotal)).toBe(tip));

it.each([
  ['a percentage follows the subtotal', { percent: 15, tip: 381 }, { subTotal: 3810, tip: 381 }, { percent: 15, tip: 572 }],
  ['a percentage that the cart has already', { percent: 15, tip: 381 }, { subTotal: 3810, tip: 572 }, { percent: 15, tip: 572 }],
  ['an amount stays', { percent: null, tip: 381 }, { subTotal: 3810, tip: 381 }, { percent: null, tip: 381 }],
  ['a percentage chosen elsewhere', { percent: 15, tip: 381 }, { subTotal: 3810, tip: 762 }, { percent: 20, tip: 762 }],
  ['an amount chosen elsewhere', { percent: 15, tip: 381 }, { subTotal: 3810, tip: 300 }, { percent: null, tip: 300 }],
])('the tip of a cart: %s', (_name, choice, cart, expected) => expect(tipChoiceFor(choice, cart)).toEqual(expected));
