import { useState } from 'react';
import { formatCents, type Cents } from '#domain/money/money.ts';
import '#src/text/lazy/cart.ts';
import { text } from '#src/text/text.ts';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

interface NewSumsProps {
  /** In cents; null where it is not known. */
  readonly total: Cents | null;
  /** What a delivery still needs, in cents. */
  readonly missing: Cents;
}

/** Reads out each new total, and how far a delivery is from its minimum. */
export function NewSums({ total, missing }: NewSumsProps) {
  const [said, setSaid] = useState({ total, missing, words: '' });
  if (said.total !== total || said.missing !== missing) setSaid({ total, missing, words: wordsFor({ total, missing }, said.missing > 0) });
  return <LiveRegion>{said.words !== '' && <VisuallyHidden>{said.words}</VisuallyHidden>}</LiveRegion>;
}

function wordsFor({ total, missing }: NewSumsProps, wasMissing: boolean): string {
  if (missing > 0) return text('cart.minimum.announced', { missing: formatCents(missing) });
  if (wasMissing) return text('cart.minimum.reached');
  return total === null ? '' : text('cart.total.announced', { total: formatCents(total) });
}
