import { useEffect, useRef } from 'react';
import type { CardDraft, TypedCard } from '#src/flows/card/card-form.ts';

interface Typed {
  readonly card: TypedCard;
  /** It is to be saved. */
  readonly isSaved: boolean;
  /** Its number begins to be typed. */
  readonly onBegin: () => void;
}

/** Keeps the card when the form leaves the page, and notes that there is one. */
export function useDraft(draft: Pick<CardDraft, 'keep' | 'note'>, { card, isSaved, onBegin }: Typed): void {
  const latest = useRef({ draft, card, isSaved });
  const isTyped = card.creditCardNumber !== '';
  const wasTyped = useRef(isTyped);
  useEffect(() => {
    latest.current = { draft, card, isSaved };
    if (isTyped === wasTyped.current) return;
    wasTyped.current = isTyped;
    draft.note(isTyped);
    if (isTyped) onBegin();
  });
  useEffect(() => {
    latest.current.draft.keep(null);
    return () => latest.current.draft.keep(latest.current.card, latest.current.isSaved);
  }, []);
}
