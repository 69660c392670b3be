import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#src/ui/theme.css.ts';

export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[12],
  padding: `${theme.space[8]} ${theme.space[12]} ${theme.space[8]} ${theme.space[8]}`,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.corner.plate,
  background: theme.color.surface,
});
/** Beside large letters the button has a row of its own. */
export const words = style({
  display: 'grid',
  flex: '1 1 6rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});
export const name = style({ fontWeight: 600 });
export const price = style({ color: theme.color.muted, fontSize: theme.size.small });
export const note = style({ fontSize: theme.size.small });
// Why it is not there yet has the row below the button.
globalStyle(`${card} > [role=status]`, { flex: '1 0 100%' });
