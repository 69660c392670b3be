import { useEffect, useRef } from 'react';
import type { CardDraft, TypedCard } from '#src/flows/card/card-form.ts';

/** Keeps the card when the form leaves the page; null: an order with it is on its way, and nothing is kept. */
export function useDraft({ keep }: Pick<CardDraft, 'keep'>, card: TypedCard | null): void {
  const latest = useRef({ keep, card });
  useEffect(() => {
    latest.current = { keep, card };
  });
  useEffect(() => {
    latest.current.keep(null);
    return () => latest.current.keep(latest.current.card);
  }, []);
}
