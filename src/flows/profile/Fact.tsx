import type { ReactNode } from 'react';
import * as css from './Profile.css.ts';

interface FactProps {
  readonly label: string;
  /** What holds. */
  readonly children: ReactNode;
  /** The one thing that can be done about it. */
  readonly action?: ReactNode;
}

/** Rows under each other, between hairlines. */
export const Rows = ({ children }: { readonly children: ReactNode }) => <div className={css.rows}>{children}</div>;

/** What is known, in a row. */
export const Fact = ({ label, children, action }: FactProps) => (
  <div className={css.row}>
    <span className={css.label}>{label}</span>
    <div className={css.value}>{children}</div>
    {action !== undefined && <div className={css.act}>{action}</div>}
  </div>
);
