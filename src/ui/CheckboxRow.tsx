import type { ComponentProps, ReactNode } from 'react';
import * as css from './Choice.css.ts';

interface CheckboxRowProps extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'id'> {
  readonly label: ReactNode;
  readonly meta?: ReactNode;
  readonly end?: ReactNode;
}

export function CheckboxRow({ label, meta, end, ...rest }: CheckboxRowProps) {
  return (
    <label className={css.row}>
      <input {...rest} type="checkbox" className={css.mark} />
      <span className={css.words}>
        <span className={css.name}>{label}</span>
        {meta !== undefined && <span className={css.meta}>{meta}</span>}
      </span>
      {end !== undefined && <span className={css.end}>{end}</span>}
    </label>
  );
}
