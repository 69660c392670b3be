import * as css from './Shares.css.ts';
import { MoneyTable } from './MoneyTable.tsx';

interface SharesProps {
  readonly label: string;
  /** `share` is a part of 1; together they are at most 1. */
  readonly parts: readonly { readonly key: string; readonly label: string; readonly amount: string; readonly share: number }[];
}

/** Who carries how much of a whole: a bar for the eye, the same as figures for all. */
export function Shares({ label, parts }: SharesProps) {
  const rest = Math.max(0, 1 - parts.reduce((sum, { share }) => sum + share, 0));
  return (
    <>
      <div className={css.track} aria-hidden>
        {parts.map(({ key, share }) => (
          <span key={key} className={css.part} style={{ flexGrow: share }} />
        ))}
        {rest > 0.001 && <span className={css.rest} style={{ flexGrow: rest }} />}
      </div>
      <MoneyTable label={label} rows={parts} />
    </>
  );
}
