import type { ReactNode } from 'react';
import * as rowCss from './Rows.css.ts';

interface FactProps {
  readonly label: string;
  /** What holds. */
  readonly children: ReactNode;
  /** The one thing that can be done about it. */
  readonly action?: ReactNode;
}

/** Rows under each other, between hairlines. */
export const Rows = ({ children }: { readonly children: ReactNode }) => <div className={rowCss.rows}>{children}</div>;

/** What is known, in a row. */
export const Fact = ({ label, children, action }: FactProps) => (
  <div className={rowCss.row}>
    <span className={rowCss.label}>{label}</span>
    <div className={rowCss.value}>{children}</div>
    {action !== undefined && <div className={rowCss.act}>{action}</div>}
  </div>
);
