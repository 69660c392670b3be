import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Id, Money } from './wire.ts';

const Flag = v.picklist(['true', 'false']);
const words = v.optional(v.nullable(v.string()));

/** A remedy: worth so much for the whole order, or for each item by its line. `type`: REFUND, CREDIT, REMAKE, or another word. */
const RemedyOption = v.looseObject({
  optionId: Id,
  type: words,
  description: v.string(),
  detail: words,
  remedyValue: v.optional(v.nullable(Money)),
  itemValues: v.optional(v.array(v.looseObject({ lineItemId: Id, remedyValue: Money })), []),
});

/** What a guest was given for an order, once. */
const RemedyOffer = v.looseObject({ offerId: Id, remedyValue: Money, type: words, description: words, detail: words });
export type RemedyOffer = v.InferOutput<typeof RemedyOffer>;

/** C-111 (REMEDY-12): what may be done about an order. `redeemedOffer`: it was made right already. */
export const remedyOptions = endpoint({
  name: 'remedy.options',
  method: 'get',
  path: '/remedy/options/{orderId}',
  access: 'either',
  query: v.looseObject({
    orderId: Id,
    customerId: v.optional(Id),
    /** Names, separated by commas. */
    campaigns: v.optional(v.string()),
    includeItemOptionsOnDeliveryOrder: Flag,
    useWarmUXLayout: Flag,
    skipGuestOrderValidation: Flag,
  }),
  answer: v.looseObject({
    optionGroups: v.array(
      v.looseObject({
        groupId: Id,
        description: v.string(),
        /** It is about the order as a whole. */
        isOrderLevel: v.optional(v.boolean(), false),
        options: v.array(RemedyOption),
      }),
    ),
    items: v.array(v.looseObject({ lineItemId: Id, description: v.string() })),
    redeemedOffer: v.optional(v.nullable(RemedyOffer)),
  }),
});
export type RemedyOptionsAnswer = v.InferOutput<typeof remedyOptions.answer>;

/** C-112 (REMEDY-07): the remedy that the guest chose, as an offer. An order has one offer; another choice takes the place of one that is not redeemed. */
export const createRemedyOffer = endpoint({
  name: 'remedy.create',
  method: 'post',
  path: '/remedy/offers/{orderId}',
  access: 'either',
  query: v.looseObject({ serviceLogsNoAppeasementError: v.literal('true') }),
  body: v.looseObject({
    optionId: Id,
    /** What was wrong, by its group; without a line it is about the whole order. */
    reasons: v.pipe(v.array(v.looseObject({ groupId: Id, lineItemId: v.optional(Id) })), v.minLength(1)),
  }),
  answer: v.looseObject({ offerId: Id, remedyValue: Money }),
});

/** C-113 (REMEDY-07): the offer is given. Once more changes nothing. */
export const redeemRemedyOffer = endpoint({
  name: 'remedy.redeem',
  method: 'post',
  path: '/remedy/offers/{orderId}/{offerId}/redeem',
  access: 'either',
  query: v.looseObject({ accept: v.literal('true') }),
  answer: RemedyOffer,
});

/** C-114: no offer helps; the server passes the order on to a person. */
export const selectNoAppeasement = endpoint({
  name: 'remedy.none',
  method: 'post',
  path: '/remedy/no-appeasement',
  access: 'either',
  body: v.looseObject({ orderId: Id }),
  answer: v.looseObject({}),
});
