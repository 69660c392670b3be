import type { PaymentEntryScreen } from '#machines/payment-entry/payment-entry.screen.ts';
import { CardEntry, type CardEntryProps } from './CardEntry.tsx';

/** What is typed of a payment for the account; nothing once that has ended. */
export const PaymentEntryView = ({ screen, ...props }: CardEntryProps & { readonly screen: PaymentEntryScreen }) =>
  screen.kind === 'filling' ? <CardEntry {...props} screen={screen} /> : null;
