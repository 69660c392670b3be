import { style } from '@vanilla-extract/css';
import { theme } from '#src/ui/theme.css.ts';

export const why = style({ color: theme.color.muted });
export const times = style({ display: 'grid', gap: theme.space[8] });
/** Beside the words of the legend, which are strong. */
export const zone = style({ color: theme.color.muted, fontWeight: 400 });
export const help = style({
  display: 'grid',
  alignItems: 'center',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: theme.space[12],
  paddingBlock: theme.space[12],
  borderBlock: `1px solid ${theme.color.line}`,
  overflowWrap: 'anywhere',
});
export const phone = style({ color: theme.color.accent });
export const question = style({ fontWeight: 600 });
export const call = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: theme.height.control,
  paddingInline: theme.space[8],
  color: theme.color.accent,
  fontWeight: 600,
});
export const foot = style({ display: 'grid', gap: theme.space[8], inlineSize: '100%' });
