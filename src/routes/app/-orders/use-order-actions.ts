import type { Cart } from '#domain/cart/cart.ts';
import { paidIn } from '#src/flows/kit/paid-record.ts';
import { callOf, createSubmissions } from '#src/flows/submit/submission-record.ts';
import { paidWords } from '#src/pages/confirmation/payer-words.ts';
import { useAppContext } from '../../-shell/use-app-context.ts';
import { useFeedbackUrl } from '../../-shell/use-feedback-url.ts';
import { useGetHelp } from '../../-shell/use-get-help.ts';
import { useOrder } from '../../-shell/use-order.ts';
import { useOrderAgain } from '../../-shell/use-order-again.ts';

/** Returns what a guest can do with any order that was placed: have it again, have it made right, and say how it was; and what it was paid with. */
export function useOrderActions({ cartId, cafes, customer }: Cart) {
  const { tabStorage, sharedStorage } = useAppContext();
  // Whose it is is withheld, so what they pay with is too (SESSION-17).
  const paidWith =
    customer === null ? null : paidWords(paidIn(tabStorage).read(cartId, callOf(createSubmissions(sharedStorage).read(cartId))));
  const cafe = useOrder(({ order }) => order?.cafe ?? null);
  const againAt = cafe !== null && cafe.id !== cafes[0]?.id ? cafe.name : null;
  return { onOrderAgain: useOrderAgain(), onHelp: useGetHelp(), feedbackUrl: useFeedbackUrl(), paidWith, againAt };
}
