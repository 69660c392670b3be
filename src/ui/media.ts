import type { CSSProperties } from '@vanilla-extract/css';

/** The widths at which the layout changes (UI-06, UI-07), as media queries. */
export const media = {
  phone: '(max-width: 600px)',
  tablet: '(min-width: 601px)',
  desk: '(min-width: 1200px)',
  /** A narrow phone, or a window zoomed to 400 %. */
  small: '(max-width: 360px), (max-height: 480px)',
  narrow: '(max-width: 360px)',
  /** The bar has no room for words beside its pictures. */
  tight: '(max-width: 800px)',
  wide: '(min-width: 1600px)',
  forced: '(forced-colors: active)',
  still: '(prefers-reduced-motion: reduce)',
} as const;

/** Columns of plates: three, and fewer where large words need more room. */
export const threeAcross = 'repeat(auto-fill, minmax(max(10rem, (100% - 40px) / 3), 1fr))';

/** Style of a part of a desk's page that has room for two columns. A drawer of the same page is narrower. */
export const wideOnDesk = (style: CSSProperties) =>
  ({ '@media': { [media.desk]: { '@container': { '(min-width: 1060px)': style } } } }) as const;
