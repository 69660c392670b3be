import { useEffect } from 'react';

/**
 * The focus goes to a gift card once the dialog of its PIN is gone: that may have opened by itself, after an ending that took the place of what
 * had the focus. `cardId` null: the dialog is of no card of the page.
 */
export function useFocusOnCard(cardId: string | null) {
  useEffect(
    () => () => {
      if (cardId !== null) document.querySelector<HTMLElement>(`[data-gift-card="${CSS.escape(cardId)}"]`)?.focus();
    },
    [cardId],
  );
}
