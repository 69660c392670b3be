import * as css from './Dish.css.ts';

/** A dish seen from the side, in the colors of the theme. */
export const Dish = ({ className }: { readonly className: string }) => (
  <svg className={className} viewBox="0 0 310 108" aria-hidden>
    <g className={css.shade}>
      <ellipse cx="163" cy="64" rx="146" ry="43" opacity=".1" />
      <ellipse cx="163" cy="64" rx="136" ry="35" opacity=".13" />
    </g>
    <ellipse cx="155" cy="57" rx="150" ry="45" className={css.rim} />
    <ellipse cx="155" cy="51" rx="150" ry="46" className={css.dish} />
    <path d="M50 58C60 38 108 24 155 24s95 14 105 34c-14 18-58 28-105 28S64 76 50 58z" className={css.rim} opacity=".38" />
    <path d="M22 40Q48 14 110 9" stroke="#fff" strokeWidth="3" strokeLinecap="round" fill="none" opacity=".5" />
  </svg>
);
