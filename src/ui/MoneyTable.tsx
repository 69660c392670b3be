import type { ReactNode } from 'react';
import * as css from './MoneyTable.css.ts';

interface MoneyRow {
  /** Unique among the rows. */
  readonly key: string;
  /** What costs. */
  readonly label: ReactNode;
  /** As it is read: `$9.79`. */
  readonly amount: string;
  /** One quiet line under the label. Default: nothing. */
  readonly note?: ReactNode;
  /** `good` for what is taken off. Default: `plain`. */
  readonly tone?: 'plain' | 'good' | 'muted';
}

interface MoneyTableProps {
  /** Name of the table, for a screen reader. */
  readonly label: string;
  /** The parts of the sum, in order. */
  readonly rows: readonly MoneyRow[];
  /** The sum. Default: none. */
  readonly total?: { readonly label: ReactNode; readonly amount: string } | undefined;
}

/** Labels at the left, figures at the right, the sum below a line. */
export function MoneyTable({ label, rows, total }: MoneyTableProps) {
  return (
    <section aria-label={label}>
      <dl className={css.table}>
        {rows.map(({ key, label: word, amount, note, tone = 'plain' }) => (
          <div key={key} className={css.row({ tone })}>
            <dt className={css.words}>
              {word}
              {note !== undefined && <span className={css.note}>{note}</span>}
            </dt>
            <dd className={css.amount}>{amount}</dd>
          </div>
        ))}
        {total && (
          <div className={css.total}>
            <dt className={css.words}>{total.label}</dt>
            <dd className={css.sum}>{total.amount}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
