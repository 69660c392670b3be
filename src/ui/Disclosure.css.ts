import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const disclosure = style({ borderBlock: `1px solid ${theme.color.line}`, selectors: { '& + &': { borderBlockStart: 0 } } });
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[16],
  minBlockSize: theme.height.primary,
  fontWeight: 600,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const arrow = style({
  flex: 'none',
  color: theme.color.muted,
  transition: `rotate ${theme.motion.state}`,
  selectors: { '[open] > summary > &': { rotate: '180deg' } },
});
export const body = style({ paddingBlockEnd: theme.space[16] });
