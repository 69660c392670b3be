import { reasonCodes } from '#contract/reason-codes.ts';
import { isApiError } from './errors.ts';

/** Does this error say that the server no longer knows the cart? */
export const isCartGone = (error: unknown): boolean => isApiError(error) && error.reasonCode === reasonCodes.cartUnknown;
