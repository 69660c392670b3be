import { style } from '@vanilla-extract/css';
import { theme } from '#src/ui/theme.css.ts';

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: theme.space[16] });
export const place = style({ display: 'flex', alignItems: 'center', gap: theme.space[16], marginBlockStart: theme.space[12] });
/** Its room is kept until the map is there. */
export const map = style({
  flex: 'none',
  inlineSize: 200,
  blockSize: 128,
  borderRadius: theme.corner.plate,
  background: theme.color.sunken,
  overflow: 'hidden',
});
export const row = style({
  display: 'flex',
  // A long address goes below large words.
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${theme.space[4]} ${theme.space[24]}`,
  paddingBlock: theme.space[12],
  borderBlockStart: `1px solid ${theme.color.line}`,
});
export const value = style({ marginInlineStart: 'auto', textAlign: 'end', overflowWrap: 'anywhere' });
