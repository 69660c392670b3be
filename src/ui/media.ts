/** The least width of its container at which a part of a page has two columns: that of a desk less the sides of the page. */
export const wide = '(min-width: 1060px)';

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
