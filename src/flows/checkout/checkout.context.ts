import * as v from 'valibot';
import { addedKinds } from '#domain/payment/added.ts';
import type { Paying } from '#domain/payment/paying.ts';
import { failedPayments } from '#domain/payment/result.ts';
import type { CheckoutContext } from '#machines/checkout/checkout.types.ts';
import type { SubmitContext } from '#machines/submit/submit.types.ts';
import { SetUpOrderSchema } from '#src/app/storage/browser-state.schema.ts';
import { NamedGiftCardSchema } from '#src/flows/payment-selection/choice-record.ports.ts';
import { PaymentSelectionContextSchema } from '#src/flows/payment-selection/payment-selection.context.ts';

const text = v.string();
const maybeText = v.nullable(text);
const maybeNumber = v.nullable(v.number());
const typedText = v.exactOptional(text);
const details = {
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  smsOptIn: v.boolean(),
  eMarketable: v.exactOptional(v.boolean()),
};

const paying: v.GenericSchema<unknown, Paying> = v.object({
  method: v.nullable(
    v.union([
      v.object({ kind: v.literal('newCard'), cardId: text, nth: v.exactOptional(v.number()), isSaved: v.boolean() }),
      v.object({ kind: v.literal('stored'), id: text }),
      v.object({ kind: v.literal('added'), of: v.picklist(addedKinds), secretId: text, lastFour: text, cents: maybeNumber }),
      v.object({ kind: v.literal('phone') }),
    ]),
  ),
  giftCards: v.array(v.object({ id: text, balance: v.number(), isBonus: v.boolean() })),
  tip: v.number(),
  hasGiftCardTipping: v.boolean(),
});

export const CheckoutContextSchema: v.GenericSchema<unknown, CheckoutContext> = v.object({
  cartId: text,
  order: SetUpOrderSchema,
  typed: v.object({
    firstName: typedText,
    lastName: typedText,
    email: typedText,
    phone: typedText,
    smsOptIn: v.exactOptional(v.boolean()),
    eMarketable: v.exactOptional(v.boolean()),
    parkingSpot: typedText,
    specialInstructions: typedText,
    goGreen: v.exactOptional(v.boolean()),
    otherTip: v.exactOptional(maybeText),
  }),
  isReturn: v.boolean(),
  form: v.nullable(v.object({ details: v.object(details), specialInstructions: text, goGreen: v.boolean(), parkingSpot: text })),
  tip: v.number(),
  tipPercent: maybeNumber,
  pricedTip: v.number(),
  total: maybeNumber,
  contents: maybeText,
  formerTotal: maybeNumber,
  changedBy: v.nullable(v.picklist(['guest', 'other'])),
  paying: v.nullable(paying),
  declined: v.nullable(v.object({ result: v.picklist(failedPayments), total: v.number() })),
  at: maybeText,
  carried: v.nullable(v.object({ tokenId: maybeText })),
  reasonCode: maybeText,
});

const SubmitContextSchema: v.GenericSchema<unknown, SubmitContext> = v.object({
  cartId: text,
  total: v.number(),
  contents: text,
  paying,
  isInquiry: v.boolean(),
  asked: v.nullable(v.object({ total: v.number(), contents: text })),
  submissionId: maybeText,
  tokenId: maybeText,
  checks: v.object({ count: v.number(), sentAt: maybeText }),
  waitMs: v.number(),
  slot: v.nullable(
    v.object({
      slotReason: v.picklist(['full', 'prepTime', 'tooSoon', 'over', 'closed']),
      nextSlot: maybeText,
      times: v.array(text),
      missing: maybeText,
    }),
  ),
  isPaidByPhone: v.boolean(),
  reasonCode: maybeText,
  limit: v.nullable(
    v.union([
      v.object({ of: v.literal('amount'), dollars: v.number() }),
      v.object({ of: v.literal('item'), name: maybeText, count: v.number() }),
      v.object({ of: v.literal('giftCard'), lastFour: text, balance: v.number() }),
    ]),
  ),
  isMaintenance: v.boolean(),
  discountCode: maybeText,
  refusedCard: v.nullable(NamedGiftCardSchema),
  areGiftCardsOff: v.boolean(),
  isOutdated: v.boolean(),
});

/** Context of a flow that may be in what is stored, from which a form then has what was typed, and that no reload restores. */
const unrestored = v.looseObject({});

/** Takes the names of accounts that pay out of what a reload knows: the next read of what is stored has them again (C-96). */
export function withoutAccounts(this: Readonly<Record<string, unknown>>, key: string, value: unknown): unknown {
  return key === 'label' && (this['kind'] === 'payPal' || 'secretId' in this) ? '' : value;
}

/** Contexts of the flows inside the checkout, by `src`. */
export const insideCheckout = {
  submit: SubmitContextSchema,
  paymentSelection: PaymentSelectionContextSchema,
  giftCard: unrestored,
  payPal: unrestored,
  paymentEntry: unrestored,
  wallet: unrestored,
};
