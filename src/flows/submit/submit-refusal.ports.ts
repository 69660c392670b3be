import { unjudgedOffer } from '#domain/checkout/unjudged-offer.ts';
import * as v from 'valibot';
import { reasonCodes } from '#contract/reason-codes.ts';
import { discountProblem } from '#domain/discount/refusal.ts';
import { centsFrom, type Cents } from '#domain/money/money.ts';
import { failedPaymentFrom } from '#domain/payment/result.ts';
import type { CartObstacle } from '#machines/submit/submit.types.ts';
import { detailOf } from '#src/api/error-detail.ts';
import { isApiError, type ApiError } from '#src/api/errors.ts';
import { isPassing, isUnauthorized } from '#src/flows/kit/refusal.ports.ts';

/** A result as the server has it: of a cart with another total, what it holds is not read yet. */
export type Unsummed<Result extends { readonly kind: string }> =
  | Exclude<Result, { readonly kind: 'totalChanged' }>
  | { readonly kind: 'totalChanged'; readonly total: Cents };

/** A result that is no total, or one with what it holds. */
export type Summed<Result> = Exclude<Result, { kind: 'totalChanged' }>;
export const isSummed = <Result extends { readonly kind: string }>(result: Result): result is Summed<Result> =>
  result.kind !== 'totalChanged';

/** Codes that say why nothing was placed even where the status is a server's failure or asks for patience (SUBMIT-11 to -17). */
const definiteCodes: readonly string[] = [
  reasonCodes.cardDeclined,
  reasonCodes.slotGone,
  reasonCodes.prepTime,
  reasonCodes.serviceFailed,
  reasonCodes.giftCardsUnavailable,
];

/** What the server's no means (SUBMIT-10 to -17, GEN-18); null where the failure does not say for certain that nothing was placed. */
export function definiteResultOf(error: unknown): Unsummed<CartObstacle> | null {
  if (!isApiError(error)) return null;
  if (isUnauthorized(error)) return { kind: 'unauthorized' };
  if (error.status === null || error.reasonCode === null) return null;
  // A gateway may repeat the details of a payment that it knows nothing more of.
  const isDoubted = error.status >= 500 || isPassing(error);
  if (isDoubted && !definiteCodes.includes(error.reasonCode)) return null;
  const failed = failedPaymentFrom(detailOf(error, 'paymentResult'));
  if (failed !== null) return { kind: 'declined', result: failed };
  return resultOf(error, error.reasonCode);
}

function resultOf(error: ApiError, reasonCode: string): Unsummed<CartObstacle> {
  switch (reasonCode) {
    case reasonCodes.cartSubmitted:
      return { kind: 'submittedAlready' };
    case reasonCodes.cardDeclined:
      return { kind: 'declined', result: 'DECLINED' };
    case reasonCodes.slotGone:
    case reasonCodes.prepTime:
      return {
        kind: 'slotGone',
        slot: unjudgedOffer(reasonCode === reasonCodes.prepTime ? 'prepTime' : 'full', slotFrom(detailOf(error, 'nextSlot'))),
      };
    case reasonCodes.totalChanged: {
      const total = detailOf(error, 'totalPrice');
      return typeof total === 'number' ? { kind: 'totalChanged', total: centsFrom(total) } : { kind: 'refused', reasonCode };
    }
    case reasonCodes.serviceFailed:
    case reasonCodes.paymentUnavailable:
    // Unless the cart has gift cards that are bought: the caller knows it.
    case reasonCodes.giftCardsUnavailable:
      return { kind: 'serviceFailed', reasonCode };
    default:
      if (discountProblem(reasonCode) !== 'other')
        return { kind: 'discountRefused', reasonCode, discountCode: codeFrom(detailOf(error, 'discountCode')) };
      return { kind: 'refused', reasonCode };
  }
}

/** The code of a discount; null where the server names none that can be read. */
const codeFrom = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const Slot = v.pipe(v.string(), v.regex(v.ISO_DATE_TIME_REGEX));

/** Cafe time to the minute, as slots have it; null where the server names none that can be read. */
function slotFrom(value: unknown): string | null {
  const slot = v.safeParse(Slot, typeof value === 'string' ? value.slice(0, 16) : value);
  return slot.success ? slot.output : null;
}
