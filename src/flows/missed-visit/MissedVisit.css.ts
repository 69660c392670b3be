import { style } from '@vanilla-extract/css';
import { theme } from '#src/ui/theme.css.ts';

/** The field, and the button beside it, which stands by the field where a hint or an error is below that. */
export const entry = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: theme.space[12], alignItems: 'start' });
/** As high as the words above the field. */
export const beside = style({ paddingBlockStart: `calc(1lh + ${theme.space[8]})`, fontSize: theme.size.small });
export const found = style({ display: 'grid', gap: theme.space[4], justifyItems: 'start' });
export const heading = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[8],
  color: theme.color.good,
  fontSize: theme.size.large,
});
/** Its words begin where those above do. */
export const another = style({ marginInlineStart: -16 });
