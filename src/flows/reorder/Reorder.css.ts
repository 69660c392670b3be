import { style } from '@vanilla-extract/css';
import { media } from '#src/ui/media.ts';
import { theme } from '#src/ui/theme.css.ts';

export const lead = style({ color: theme.color.muted });
export const lines = style({ marginBlockStart: theme.space[16], borderBlockStart: `1px solid ${theme.color.line}` });
export const line = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  columnGap: theme.space[16],
  paddingBlock: theme.space[12],
  borderBlockEnd: `1px solid ${theme.color.line}`,
});
export const words = style({
  display: 'grid',
  gap: '2px',
  alignContent: 'start',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.narrow]: { gridColumn: '2 / -1' } },
});
export const name = style({ fontWeight: 600 });
/** It cannot be had. */
export const gone = style({ color: theme.color.muted, textDecoration: 'line-through' });
export const change = style({ color: theme.color.warn, fontSize: theme.size.small, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const quiet = style({ color: theme.color.muted, fontSize: theme.size.small });
export const price = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums', '@media': { [media.narrow]: { gridColumn: '2 / -1' } } });
