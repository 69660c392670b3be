import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from './theme.css.ts';

export const fold = recipe({ variants: { variant: { line: { borderBlockEnd: `1px solid ${theme.color.line}` }, link: {} } } });
export const line = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: theme.height.primary,
    paddingBlock: theme.space[8],
    cursor: 'pointer',
    listStyle: 'none',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      // It is held open.
      '&[aria-disabled]': { color: theme.color.ink, textDecoration: 'none', cursor: 'default' },
    },
  },
  variants: {
    variant: {
      line: { gap: theme.space[12], selectors: { '&:hover': { background: theme.color.sunken } } },
      link: {
        gap: theme.space[4],
        inlineSize: 'fit-content',
        color: theme.color.accent,
        textDecoration: 'underline',
        textUnderlineOffset: '0.2em',
      },
    },
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
export const icon = style({ flex: 'none', color: theme.color.muted });
