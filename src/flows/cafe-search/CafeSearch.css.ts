import { style } from '@vanilla-extract/css';
import { fieldLabel } from '#src/ui/field-label.ts';
import { media } from '#src/ui/media.ts';
import { theme } from '#src/ui/theme.css.ts';

export const form = style({
  display: 'grid',
  gap: theme.space[12],
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr auto', alignItems: 'start' } },
});
/** The button is beside the field, not beside its label. */
export const submit = style({
  fontSize: fieldLabel.size,
  '@media': { [media.tablet]: { paddingBlockStart: `calc(1lh + ${fieldLabel.gap})` } },
});
/** Focused by the page, not by the guest's hand. */
export const findings = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[12],
  ':focus': { outline: 'none' },
});
export const none = style({
  display: 'grid',
  gap: theme.space[8],
  justifyItems: 'start',
  paddingBlockStart: theme.space[20],
  borderBlockStart: `1px solid ${theme.color.line}`,
});
export const quiet = style({ color: theme.color.muted });
export const news = style({ flex: '1', minInlineSize: 0, color: theme.color.muted });
/** Without news it takes no room. */
export const listHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[12],
  selectors: { [`&:has(> ${news} > :empty)`]: { position: 'absolute' } },
});
export const mapBox = style({
  blockSize: '60dvh',
  minBlockSize: 280,
  overflow: 'hidden',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.corner.plate,
});
/** Its words begin where the rows do. */
export const farther = style({ marginInlineStart: `calc(-1 * ${theme.space[12]})` });
