import type { CSSProperties } from '@vanilla-extract/css';

/** The widths at which the layout changes (UI-06, UI-07), as media queries. */
export const media = {
  phone: '(max-width: 600px)',
  tablet: '(min-width: 601px)',
  desk: '(min-width: 1200px)',
  /** As high as 480 px of text of the usual size. */
  highDesk: '(min-width: 1200px) and (min-height: 30em)',
  /** A phone as wide as 360 px of text of the usual size: a narrow one, one whose text is large, or a window zoomed to 400 %. */
  narrow: '(max-width: 600px) and (max-width: 22.5em)',
  /** So little room that a line holds few words, as with text of twice the usual size on a phone. */
  tiny: '(max-width: 18em)',
  /** A window as high as 480 px of text of the usual size, or a narrow phone: little is seen at once. */
  small: '(max-width: 600px) and (max-width: 22.5em), (max-height: 30em)',
  /** As high as 352 px of text of the usual size: there is no room for anything that stays in sight. */
  low: '(max-height: 22em)',
  /** The bar has no room for words beside its pictures. */
  tight: '(max-width: 800px)',
  wide: '(min-width: 1600px)',
  forced: '(forced-colors: active)',
  still: '(prefers-reduced-motion: reduce)',
} as const;

/** Columns of plates: three, and fewer where large words need more room. */
export const threeAcross = 'repeat(auto-fill, minmax(max(10rem, (100% - 40px) / 3), 1fr))';

/** Style of a part of a desk's page that has room for two columns; `desk`: of which desks. A drawer of the same page is narrower. */
export const wideOnDesk = (style: CSSProperties, desk: string = media.desk) =>
  ({ '@media': { [desk]: { '@container': { '(min-width: 1060px)': style } } } }) as const;
