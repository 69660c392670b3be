import { useEffect, useRef, useState } from 'react';
import type { CardDraft, TypedCard } from '#src/flows/card/card-form.ts';

interface Typed {
  readonly card: TypedCard;
  /** It is to be saved. */
  readonly isSaved: boolean;
  /** All of it is typed, and nothing of it is wrong. */
  readonly isWhole: boolean;
  /** Its number begins to be typed. */
  readonly onBegin: () => void;
}

/**
 * Keeps the card when the form leaves the page, and notes that there is one. Returns whether one that went with a reload is still to be asked for: until
 * it is typed anew.
 */
export function useDraft(draft: Pick<CardDraft, 'keep' | 'note' | 'isLost'>, { card, isSaved, isWhole, onBegin }: Typed): boolean {
  const [isLost, setLost] = useState(draft.isLost);
  if (isLost && isWhole) setLost(false);
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
  return isLost;
}
