import { useEffect, useRef } from 'react';
import type { CardDraft, TypedCard } from '#src/flows/card/card-form.ts';

/** Keeps the card when the form leaves the page, and notes that there is one. */
export function useDraft(draft: Pick<CardDraft, 'keep' | 'note'>, card: TypedCard): void {
  const latest = useRef({ draft, card });
  const isTyped = card.creditCardNumber !== '';
  const wasTyped = useRef(isTyped);
  useEffect(() => {
    latest.current = { draft, card };
    if (isTyped !== wasTyped.current) draft.note(isTyped);
    wasTyped.current = isTyped;
  });
  useEffect(() => {
    latest.current.draft.keep(null);
    return () => latest.current.draft.keep(latest.current.card);
  }, []);
}
