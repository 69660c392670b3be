import * as css from './Price.css.ts';

/** As it is read: `$9.79`, and what it was before, struck through. */
export function Price({ now, before }: { readonly now: string; readonly before?: string | undefined }) {
  return (
    <span className={css.price}>
      {before !== undefined && <s className={css.before}>{before}</s>}
      {now}
    </span>
  );
}
