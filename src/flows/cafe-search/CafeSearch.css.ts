import { style } from '@vanilla-extract/css';
import { media } from '#src/ui/media.ts';
import { theme } from '#src/ui/theme.css.ts';

export const form = style({
  display: 'grid',
  gap: theme.space[12],
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr auto', alignItems: 'start' } },
});
/** The button is beside the field, not beside its label. */
export const submit = style({
  fontSize: theme.size.small,
  '@media': { [media.tablet]: { paddingBlockStart: `calc(1lh + ${theme.space[8]})` } },
});
/** Focused by the page, not by the guest's hand. */
export const findings = style({ ':focus': { outline: 'none' } });
export const count = style({ color: theme.color.muted });
export const none = style({
  display: 'grid',
  gap: theme.space[8],
  justifyItems: 'start',
  paddingBlockStart: theme.space[20],
  borderBlockStart: `1px solid ${theme.color.line}`,
});
export const quiet = style({ color: theme.color.muted });
