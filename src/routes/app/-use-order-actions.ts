import { paidIn } from '#src/flows/kit/paid-record.ts';
import { paidWords } from '#src/pages/confirmation/payer-words.ts';
import { useAppContext } from '../-shell/use-app-context.ts';
import { useFeedbackUrl } from '../-shell/use-feedback-url.ts';
import { useGetHelp } from '../-shell/use-get-help.ts';
import { useOrderAgain } from '../-shell/use-order-again.ts';

/** Returns what a guest can do with any order that was placed: have it again, have it made right, and say how it was; and what it was paid with. */
export function useOrderActions(cartId: string) {
  const { tabStorage } = useAppContext();
  const paidWith = paidWords(paidIn(tabStorage).read(cartId));
  return { onOrderAgain: useOrderAgain(), onHelp: useGetHelp(), feedbackUrl: useFeedbackUrl(), paidWith };
}
