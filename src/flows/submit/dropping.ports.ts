import { fromPromise } from 'xstate';
import type { DropDiscountInput, DropDiscountResult, DropGiftCardsInput, DropGiftCardsResult } from '#machines/submit/submit.types.ts';
import type { Dropping } from './drop-from-cart.ports.ts';

/** Seldom needed: it comes when it is. */
const load = () => import('./drop-from-cart.ports.ts');

/** What goes out of a cart so that the rest of it can be ordered. */
export const droppingPorts = (deps: Dropping) => ({
  dropDiscount: fromPromise<DropDiscountResult, DropDiscountInput>(async (asked) => (await load()).dropDiscount(asked, deps)),
  dropGiftCards: fromPromise<DropGiftCardsResult, DropGiftCardsInput>(async (asked) => (await load()).dropGiftCards(asked, deps)),
});
