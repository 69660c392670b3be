import { dependsOnOrder } from '#domain/cart/orderable.ts';
import { formatCents } from '#domain/money/money.ts';
import type { ReorderChange, ReorderLine } from '#domain/order/reorder.ts';
import { lineDetails } from '#src/flows/cart/line-details.ts';
import type { WhyOfLine } from '#src/flows/cart/unavailable-reason.ts';
import { allergenWords } from '#src/flows/kit/allergen-words.ts';
import '#src/text/lazy/reorder.ts';
import { hasText, text } from '#src/text/text.ts';

/** Returns how a line differs from what it was, one sentence each. */
export const changeWords = (line: ReorderLine, whyOf: WhyOfLine): readonly string[] => [
  ...line.changes.map((change) => wordsFor(change, line, whyOf)),
  ...avoidedWords(line.avoided),
];

function avoidedWords(avoided: ReorderLine['avoided']): readonly string[] {
  if (avoided === null) return [text('reorder.unchecked')];
  return avoided.length > 0 ? [text('reorder.avoided', { names: allergenWords(avoided) })] : [];
}

function wordsFor(change: ReorderChange, { before, now }: ReorderLine, whyOf: WhyOfLine): string {
  switch (change.kind) {
    case 'gone': {
      const why = change.reason !== null && dependsOnOrder(change.reason) ? whyOf(before) : null;
      const key = `reorder.gone.${change.reason}`;
      return why ?? text(hasText(key) ? key : 'reorder.gone');
    }
    case 'choices':
      return text('reorder.choices', { before: choices(before), now: now === null ? '' : choices(now) });
    case 'quantity':
      return text('reorder.quantity', change);
    case 'price':
      return text('reorder.price', { from: formatCents(change.from), to: formatCents(change.to) });
  }
}

const choices = (line: ReorderLine['before']) => lineDetails(line).join(', ') || text('reorder.choices.recipe');
