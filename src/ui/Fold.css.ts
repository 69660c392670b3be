import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const fold = style({ borderBlockEnd: `1px solid ${theme.color.line}` });
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[12],
  minBlockSize: theme.height.primary,
  paddingBlock: theme.space[8],
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: theme.color.sunken },
  },
});
export const words = style({ display: 'grid', flex: '1 1 auto', minInlineSize: 0 });
export const label = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const meta = style({ color: theme.color.muted, fontSize: theme.size.small });
export const mark = style({
  flex: 'none',
  color: theme.color.muted,
  transition: `rotate ${theme.motion.state}`,
  selectors: { '[open] > summary > &': { rotate: '180deg' } },
});
export const content = style({ paddingBlockEnd: theme.space[12] });
