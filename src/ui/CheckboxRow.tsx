import type { ComponentProps, ReactNode } from 'react';
import * as css from './Choice.css.ts';

interface CheckboxRowProps extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'id'> {
  /** What is agreed to or chosen. */
  readonly label: ReactNode;
  /** One quiet line under the label. */
  readonly meta?: ReactNode;
  /** At the right: a price. */
  readonly end?: ReactNode;
  /** It is no row of several: it has no line below it, and begins where the fields around it do. Default: false. */
  readonly isAlone?: boolean;
}

/** A choice of its own: yes or no. */
export function CheckboxRow({ label, meta, end, isAlone = false, ...rest }: CheckboxRowProps) {
  return (
    <label className={isAlone ? css.alone : css.row}>
      <input {...rest} type="checkbox" className={css.mark} />
      <span className={css.words}>
        <span className={isAlone ? undefined : css.name}>{label}</span>
        {meta !== undefined && <span className={css.meta}>{meta}</span>}
      </span>
      {end !== undefined && <span className={css.end}>{end}</span>}
    </label>
  );
}
