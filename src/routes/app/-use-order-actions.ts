import { useGetHelp } from '../-shell/use-get-help.ts';
import { useOrderAgain } from '../-shell/use-order-again.ts';

/** Returns what a guest can do with any order that was placed: have it again, and have it made right. */
export const useOrderActions = () => ({ onOrderAgain: useOrderAgain(), onHelp: useGetHelp() });
