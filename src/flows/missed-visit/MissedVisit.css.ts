import { style } from '@vanilla-extract/css';
import { theme } from '#src/ui/theme.css.ts';

export const found = style({ display: 'grid', gap: theme.space[4], justifyItems: 'start' });
export const heading = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[8],
  color: theme.color.good,
  fontSize: theme.size.large,
});
/** Aligns the label of the button with the text above it. */
export const another = style({ marginInlineStart: -16 });
