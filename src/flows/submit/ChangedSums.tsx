import { sumChanges, type SumChange } from '#domain/cart/sum-changes.ts';
import type { SummedCart } from '#domain/cart/sums.ts';
import { drawable } from '#domain/app/list-max.ts';
import { formatCents, type Cents } from '#domain/money/money.ts';
import '#src/text/lazy/cart.ts';
import '#src/text/lazy/submit.ts';
import { text } from '#src/text/text.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import * as css from './ChangedSums.css.ts';

interface ChangedSumsProps {
  /** The cart that the guest agreed to. */
  readonly before: SummedCart;
  readonly now: SummedCart;
}

/** What makes the total another: each line and sum with what it was. */
export function ChangedSums({ before, now }: ChangedSumsProps) {
  const changes = drawable(sumChanges(before, now));
  if (changes.length === 0) return null;
  return (
    <table className={css.table}>
      <caption>
        <VisuallyHidden>{text('submit.changes')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {(['what', 'before', 'now'] as const).map((column) => (
            <th key={column} scope="col" className={css.head}>
              <VisuallyHidden>{text(`submit.changes.${column}`)}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={`${change.of} ${change.sequenceNum} ${change.name}`} className={change.of === 'total' ? css.total : undefined}>
            <th scope="row" className={css.name}>
              {nameOf(change)}
            </th>
            <td className={css.before}>{amountText(change.from)}</td>
            <td className={css.amount}>{amountText(change.to)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function nameOf({ of, name, quantity }: SumChange): string {
  if (of === 'donation') return name;
  if (of !== 'line') return text(`cart.${of}`);
  return quantity > 1 ? text('cart.line.several', { count: quantity, name }) : name;
}

const amountText = (cents: Cents | null) => (cents === null ? '' : formatCents(cents));
