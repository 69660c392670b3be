import type { StartWords } from '#src/pages/shell/StartPage.tsx';

/** What this browser remembers of a visitor, before anything has checked it. */
export interface Remembered {
  readonly hasOrder: boolean;
  /** Of the cart that all tabs share; null or undefined: there is none. */
  readonly cartId: unknown;
  /** Of the cart that had lines when it was read last. */
  readonly filledCartId: unknown;
  readonly isMember: boolean;
  /** The visitor has said that they order as a guest. */
  readonly isContinuedGuest: boolean;
  /** Of the address. */
  readonly search: string;
}

/** Returns which words hold for a visitor: the page that comes shows the same. */
export function startWords(known: Remembered): Readonly<Record<StartWords, boolean>> {
  const { hasOrder, cartId, filledCartId, isMember, isContinuedGuest, search } = known;
  const filled = typeof cartId === 'string' && cartId === filledCartId;
  return {
    signIn: !hasOrder && !isMember && !isContinuedGuest && !search.includes('groupOrder'),
    filled,
    payer: filled && hasOrder && !isMember,
  };
}
