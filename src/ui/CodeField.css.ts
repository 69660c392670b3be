import { globalStyle, style } from '@vanilla-extract/css';
import { error as fieldError } from './Field.css.ts';
import { theme } from './theme.css.ts';

export const box = style({ display: 'grid', gap: theme.space[8] });
/** The field lies over its cells, which show what it has. */
export const code = style({ position: 'relative' });
export const digits = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  padding: `0 ${theme.space[16]}`,
  border: 0,
  background: 'transparent',
  color: 'transparent',
  caretColor: 'transparent',
  fontSize: theme.size.title,
  forcedColorAdjust: 'none',
  selectors: { '&:focus-visible': { outline: 'none' }, '&::selection': { background: 'transparent', color: 'transparent' } },
});
export const cells = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: theme.space[8] });
export const cell = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: 56,
  border: `1px solid ${theme.color.control}`,
  borderRadius: theme.corner.control,
  background: theme.color.surface,
  fontSize: theme.size.title,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${digits}:focus-visible + ${cells} > [data-current]`, { outline: `3px solid ${theme.color.focus}`, outlineOffset: 2 });
globalStyle(`${digits}[aria-invalid=true] + ${cells} > ${cell}`, {
  borderColor: theme.color.bad,
  boxShadow: `inset 0 0 0 1px ${theme.color.bad}`,
});
export const error = style([fieldError, { selectors: { '&:has(> :empty)': { position: 'absolute' } } }]);
