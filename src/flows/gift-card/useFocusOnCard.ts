import { useEffect } from 'react';

/** Within this time a browser that goes back in its history has scrolled to where it was there. */
const SCROLLED_MS = 500;

/**
 * The focus goes to a gift card once the dialog of its PIN is gone: that may have opened by itself, after an ending that took the place of what
 * had the focus. `cardId` null: the dialog is of no card of the page.
 */
export function useFocusOnCard(cardId: string | null) {
  useEffect(
    () => () => {
      const card = cardId === null ? null : document.querySelector<HTMLElement>(`[data-gift-card="${CSS.escape(cardId)}"]`);
      if (card === null) return;
      card.focus();
      // The dialog had an entry in the history: the browser scrolls to where it opened.
      const stay = () => document.activeElement === card && card.scrollIntoView({ block: 'center' });
      addEventListener('scroll', stay, { signal: AbortSignal.timeout(SCROLLED_MS) });
    },
    [cardId],
  );
}
