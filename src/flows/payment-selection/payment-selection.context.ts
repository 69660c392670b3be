import * as v from 'valibot';
import { addedKinds } from '#domain/payment/added.ts';
import type { PaymentSelectionContext } from '#machines/payment-selection/payment-selection.types.ts';
import { AddedMethodSchema, ChoiceSchema, GiftCardOptionSchema, LostSchema } from './choice-record.ports.ts';

const text = v.string();
const yes = v.boolean();
const saved = v.nullable(v.picklist(['saved', 'bonus', 'failed', 'unsure']));

export const PaymentSelectionContextSchema: v.GenericSchema<unknown, PaymentSelectionContext> = v.object({
  cartId: text,
  cafeId: text,
  total: v.number(),
  tip: v.number(),
  methods: v.array(
    v.object({
      id: text,
      kind: v.picklist(['card', 'payPal', 'campusCard', 'milStar']),
      type: text,
      label: text,
      expires: v.nullable(text),
      isExpired: yes,
      isDefault: yes,
    }),
  ),
  added: v.array(AddedMethodSchema),
  giftCards: v.array(GiftCardOptionSchema),
  hasGiftCardTipping: yes,
  canSave: yes,
  canPayByPhone: yes,
  hasFailed: yes,
  isTouched: yes,
  pinOf: v.nullable(text),
  isOutdated: yes,
  areGiftCardsOff: yes,
  adding: v.nullable(v.picklist([...addedKinds, 'giftCard'])),
  choice: ChoiceSchema,
  news: v.nullable(v.union([v.literal('dropped'), v.object({ lastFour: text, balance: v.number(), saved, isAgain: yes })])),
  lost: v.array(LostSchema),
});
