import { style } from '@vanilla-extract/css';
import { theme } from '#src/ui/theme.css.ts';

export const quiet = style({ color: theme.color.muted });
export const saved = style({
  display: 'grid',
  gap: theme.space[4],
  paddingBlock: theme.space[12],
  borderBlock: `1px solid ${theme.color.line}`,
});
/** Buttons 44 px high, whose words are as near one another as that allows. */
export const near = style({ marginBlock: -8 });
export const small = style({ color: theme.color.muted, fontSize: theme.size.small });
/** Another way in, below a line with a word in it. */
export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[12],
  color: theme.color.muted,
  '::before': { content: '""', flex: 1, borderBlockStart: `1px solid ${theme.color.line}` },
  '::after': { content: '""', flex: 1, borderBlockStart: `1px solid ${theme.color.line}` },
});
export const providers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: theme.space[8],
});
