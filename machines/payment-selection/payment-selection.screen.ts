import type { SnapshotFrom } from 'xstate';
import type { Cents } from '#domain/money/money.ts';
import { allocate, type GiftCardBalance } from '#domain/payment/allocation.ts';
import type { AddableKind, AddedMethod, LostPayment } from '#domain/payment/added.ts';
import { asBalance, type GiftCardOption, type StoredMethod } from '#domain/payment/offered.ts';
import type { GiftCardNews } from './payment-selection.types.ts';
import { basisOf, wouldPay } from './payment-selection.choice.ts';
import type { paymentSelectionMachine } from './payment-selection.machine.ts';

/** A gift card on the page. */
export interface ShownGiftCard extends GiftCardOption {
  readonly isChosen: boolean;
  /** What it pays. */
  readonly cents: Cents;
  /** Chosen in addition, it would pay something. */
  readonly isOfUse: boolean;
}

/** Who pays what. */
export interface PaymentSplit {
  readonly methods: readonly StoredMethod[];
  /** What can be added here, and what was. */
  readonly added: readonly AddedMethod[];
  readonly giftCards: readonly ShownGiftCard[];
  /** Null: no method is chosen. */
  readonly methodId: string | null;
  readonly methodCents: Cents;
  /** What is left to pay, in cents. */
  readonly open: Cents;
  readonly canSave: boolean;
  readonly canPayByPhone: boolean;
  readonly hasFailed: boolean;
  /** A gift card was just added, or something chosen cannot pay any more; null: neither. */
  readonly news: GiftCardNews | 'dropped' | null;
  /** What went with a reload of the page and is not here again. */
  readonly lost: readonly LostPayment[];
  /** What a submission needs besides the method. */
  readonly basis: { readonly giftCards: readonly GiftCardBalance[]; readonly tip: Cents; readonly hasGiftCardTipping: boolean };
}

/** While `adding`, the flow inside is drawn over the page. */
export type PaymentSelectionScreen =
  | { kind: 'loading' }
  | ({ kind: 'choosing' } & PaymentSplit)
  | ({ kind: 'adding'; adding: AddableKind } & PaymentSplit);

export function paymentSelectionScreen(snapshot: SnapshotFrom<typeof paymentSelectionMachine>): PaymentSelectionScreen {
  const { context } = snapshot;
  if (snapshot.matches('loading')) return { kind: 'loading' };
  const { methods, added, giftCards, choice, canSave, canPayByPhone, hasFailed, tip, hasGiftCardTipping, news, adding, lost } = context;
  const allocation = allocate(basisOf(context), choice);
  const paid = new Map(allocation.giftCards.map(({ id, cents }) => [id, cents]));
  return {
    ...(adding === null ? { kind: 'choosing' } : { kind: 'adding', adding }),
    methods,
    added,
    giftCards: giftCards.map((card) => ({
      ...card,
      isChosen: paid.has(card.id),
      cents: paid.get(card.id) ?? 0,
      isOfUse: wouldPay(context, card.id),
    })),
    methodId: choice.methodId,
    methodCents: allocation.methodCents,
    open: allocation.open,
    canSave,
    canPayByPhone,
    hasFailed,
    news,
    lost: lost.filter(
      ({ kind, lastFour }) =>
        !giftCards.some((card) => kind === 'giftCard' && card.lastFour === lastFour) &&
        !added.some(({ id, held }) => id === kind && held !== null),
    ),
    basis: {
      giftCards: giftCards.map(asBalance).filter(({ id }) => paid.has(id)),
      tip,
      hasGiftCardTipping,
    },
  };
}
