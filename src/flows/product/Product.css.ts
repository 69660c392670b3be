import { style } from '@vanilla-extract/css';
import { theme } from '#src/ui/theme.css.ts';

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: theme.space[12],
  inlineSize: '100%',
});
export const quiet = style({ color: theme.color.muted, fontSize: theme.size.small });
export const part = style({ display: 'flex', alignItems: 'center', minBlockSize: theme.height.control });
export const portions = style({ paddingInlineStart: theme.space[32], paddingBlockEnd: theme.space[8] });
