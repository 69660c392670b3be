import { globalStyle, style } from '@vanilla-extract/css';
import { media } from './media.ts';
import { theme } from './theme.css.ts';

export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 20,
  borderBlockEnd: `1px solid ${theme.color.line}`,
  background: theme.color.page,
  // Where little of the page is seen at once (a narrow phone, a zoomed window), it scrolls away.
  '@media': { [media.small]: { position: 'static' } },
});
export const banner = style({ position: 'sticky', insetBlockStart: 0, zIndex: 21 });
globalStyle(`${banner} + header`, { position: 'static' });
export const inside = style({
  display: 'flex',
  alignItems: 'center',
  gap: `0 ${theme.space[24]}`,
  maxInlineSize: `calc(${theme.width.wide} + 2 * ${theme.space[48]})`,
  minBlockSize: theme.height.bar,
  marginInline: 'auto',
  paddingInline: theme.space[16],
  '@media': {
    [media.phone]: { flexWrap: 'wrap', columnGap: 0, minBlockSize: 60 },
    [media.tablet]: { paddingInline: theme.space[24] },
    [media.desk]: { paddingInline: theme.space[48] },
  },
});
export const middle = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  '@media': {
    [media.phone]: {
      order: 3,
      flexBasis: '100%',
      paddingBlock: 6,
      borderBlockStart: `1px solid ${theme.color.line}`,
      selectors: { '&:empty': { display: 'none' } },
    },
  },
});
export const end = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[8],
  marginInlineStart: 'auto',
  '@media': { [media.narrow]: { gap: 0 } },
});
export const start = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  '@media': { [media.phone]: { minBlockSize: 60 } },
});
globalStyle(`${end} :is(a, button)`, { '@media': { [media.narrow]: { paddingInline: 10, minBlockSize: 44, fontSize: theme.size.small } } });
