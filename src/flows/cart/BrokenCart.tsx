import '#src/text/lazy/cart.ts';
import { text } from '#src/text/text.ts';
import { Notice } from '#src/ui/Notice.tsx';

/** The cart's flow broke; it can be begun anew with the same cart. */
export const BrokenCart = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Notice tone="bad" isLive action={{ label: text('cart.retry'), onAct: onRetry }}>
    {text('cart.broken')}
  </Notice>
);
