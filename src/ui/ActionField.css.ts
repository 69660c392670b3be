import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

/** Looks like the field, and holds it and the button. */
export const frame = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[8],
  minInlineSize: 0,
  minBlockSize: theme.height.primary,
  paddingInlineEnd: theme.space[4],
  border: `1px solid ${theme.color.control}`,
  borderRadius: theme.corner.control,
  background: theme.color.surface,
  selectors: {
    '&:has(input:focus-visible)': { outline: `3px solid ${theme.color.focus}`, outlineOffset: 2 },
    '&:has([aria-invalid=true])': { borderColor: theme.color.bad, boxShadow: `inset 0 0 0 1px ${theme.color.bad}` },
  },
});
// The frame shows the border and what is wrong, in place of the field.
globalStyle(`${frame} input, ${frame} input[aria-invalid=true]`, {
  flex: 1,
  minBlockSize: 46,
  paddingInlineEnd: 0,
  border: 0,
  background: 'none',
  boxShadow: 'none',
  outline: 'none',
});
export const action = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minInlineSize: 44,
  minBlockSize: 44,
  padding: '0 8px',
  border: 0,
  borderRadius: theme.corner.control,
  background: 'none',
  color: theme.color.accent,
  fontSize: '0.9375rem',
  fontWeight: 600,
  cursor: 'pointer',
  ':hover': { background: theme.color.accentSoft },
});
/** Its icon alone where the field would be too short. */
export const words = style({
  '@media': { '(max-width: 419px)': { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' } },
});
