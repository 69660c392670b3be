import { reasonCodes } from '#contract/reason-codes.ts';
import {
  createRemedyOffer,
  redeemRemedyOffer,
  remedyOptions,
  selectNoAppeasement,
  type RemedyOffer,
  type RemedyOptionsAnswer,
} from '#contract/remedy.ts';
import { centsFrom } from '#domain/money/money.ts';
import { remedyKindFrom, type CreatedOffer, type RedeemedOffer, type RemedyOptions } from '#domain/remedy/remedy.ts';
import { reasonsOf, type RemedySelection } from '#domain/remedy/selection.ts';
import { centsOrNull } from './cart-read.ts';
import type { Client } from './client.ts';
import { refusalOf } from './errors.ts';

/** What the options of an order are asked with (REMEDY-12). */
export interface OptionsAsked {
  readonly orderId: string;
  /** Null: a guest, or it is not known. */
  readonly customerId: string | null;
  /** Names. */
  readonly campaigns: readonly string[];
  readonly isDelivery: boolean;
  readonly isWarm: boolean;
  /** A guest's order is taken without an account (FLAGS-20). */
  readonly isGuestAllowed: boolean;
}

const offerFrom = ({ offerId, remedyValue, type, description, detail }: RemedyOffer): RedeemedOffer => ({
  offerId,
  value: centsFrom(remedyValue),
  kind: remedyKindFrom(type),
  description: description ?? null,
  detail: detail ?? null,
});

/** What is offered for an order; the items have their words only. */
const optionsFrom = ({ optionGroups, items }: RemedyOptionsAnswer): RemedyOptions => ({
  groups: optionGroups.map(({ groupId, description, isOrderLevel, options }) => ({
    groupId,
    description,
    isWholeOrder: isOrderLevel,
    options: options.map((option) => ({
      optionId: option.optionId,
      kind: remedyKindFrom(option.type),
      description: option.description,
      detail: option.detail ?? null,
      value: centsOrNull(option.remedyValue),
      itemValues: Object.fromEntries(option.itemValues.map(({ lineItemId, remedyValue }) => [lineItemId, centsFrom(remedyValue)])),
    })),
  })),
  items: items.map(({ lineItemId, description }) => ({ lineItemId, description, imgKey: null, price: null })),
});

const flag = (isOn: boolean) => (isOn ? 'true' : 'false');

/** The calls by which an order is made right (C-111 to C-114). */
export const remedyApi = (call: Client) => ({
  /** What is offered for an order, or what was given for it. */
  async options(asked: OptionsAsked, signal: AbortSignal): Promise<RemedyOptions | RedeemedOffer> {
    const { orderId, customerId, campaigns } = asked;
    const answer = await call(remedyOptions, {
      params: { orderId },
      query: {
        orderId,
        ...(customerId !== null && { customerId }),
        ...(campaigns.length > 0 && { campaigns: campaigns.join(',') }),
        includeItemOptionsOnDeliveryOrder: flag(asked.isDelivery),
        useWarmUXLayout: flag(asked.isWarm),
        skipGuestOrderValidation: flag(asked.isGuestAllowed),
      },
      signal,
    });
    return answer.redeemedOffer ? offerFrom(answer.redeemedOffer) : optionsFrom(answer);
  },
  /** Has what is chosen ready to be redeemed. */
  async create(orderId: string, selection: RemedySelection, signal: AbortSignal): Promise<CreatedOffer> {
    const reasons = reasonsOf(selection).map(({ groupId, lineItemId }) => ({ groupId, ...(lineItemId !== null && { lineItemId }) }));
    const body = { optionId: selection.optionId ?? '', reasons };
    const query = { serviceLogsNoAppeasementError: 'true' as const };
    const { offerId, remedyValue } = await call(createRemedyOffer, { params: { orderId }, query, body, signal });
    return { offerId, value: centsFrom(remedyValue) };
  },
  /** Gives it. Once more changes nothing. */
  redeem: (orderId: string, offerId: string): Promise<RedeemedOffer> =>
    call(redeemRemedyOffer, { params: { orderId, offerId }, query: { accept: 'true' } }).then(offerFrom),
  none: (orderId: string) => call(selectNoAppeasement, { body: { orderId } }),
});

/** Whether the server refuses because the order was made right already. */
export const isGivenAlready = (error: unknown): boolean => refusalOf(error)?.reasonCode === reasonCodes.remedyRedeemed;
