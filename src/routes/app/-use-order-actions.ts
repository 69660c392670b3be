import { useFeedbackUrl } from '../-shell/use-feedback-url.ts';
import { useGetHelp } from '../-shell/use-get-help.ts';
import { useOrderAgain } from '../-shell/use-order-again.ts';

/** Returns what a guest can do with any order that was placed: have it again, have it made right, and say how it was. */
export const useOrderActions = () => ({ onOrderAgain: useOrderAgain(), onHelp: useGetHelp(), feedbackUrl: useFeedbackUrl() });
