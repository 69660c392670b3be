import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from './media.ts';
import { theme } from './theme.css.ts';

const rise = keyframes({ from: { opacity: 0, translate: '0 16px' } });
const slide = keyframes({ from: { opacity: 0, translate: '16px 0' } });
const fade = keyframes({ from: { opacity: 0 } });

export const dialog = recipe({
  base: {
    flexDirection: 'column',
    padding: 0,
    border: `1px solid ${theme.color.line}`,
    background: theme.color.page,
    color: theme.color.ink,
    boxShadow: theme.shadow,
    overflow: 'hidden',
    selectors: {
      '&[open]': { display: 'flex' },
      '&::backdrop': { background: theme.color.veil, animation: `${fade} ${theme.motion.enter}` },
    },
  },
  variants: {
    place: {
      middle: {
        margin: 'auto',
        inlineSize: 'min(560px, calc(100vw - 48px))',
        maxInlineSize: 'none',
        maxBlockSize: 'min(88dvh, 800px)',
        borderRadius: theme.corner.sheet,
        animation: `${rise} ${theme.motion.enter}`,
        '@media': {
          [media.phone]: {
            inlineSize: '100%',
            marginBlockEnd: 0,
            maxBlockSize: '92dvh',
            borderInline: 0,
            borderBlockEnd: 0,
            borderEndStartRadius: 0,
            borderEndEndRadius: 0,
          },
        },
      },
      side: {
        margin: 0,
        insetInlineStart: 'auto',
        insetInlineEnd: 0,
        inlineSize: 'min(440px, 100vw)',
        maxInlineSize: 'none',
        blockSize: '100dvh',
        maxBlockSize: 'none',
        borderBlock: 0,
        borderInlineEnd: 0,
        animation: `${slide} ${theme.motion.enter}`,
      },
    },
  },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[16],
  flex: 'none',
  padding: `${theme.space[12]} ${theme.space[12]} ${theme.space[12]} ${theme.space[24]}`,
  borderBlockEnd: `1px solid ${theme.color.line}`,
});
export const heading = style({ fontSize: theme.size.title, selectors: { '&:focus': { outline: 'none' } } });
export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: theme.space[24],
});
export const foot = style({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[12],
  padding: `${theme.space[16]} ${theme.space[24]} max(${theme.space[16]}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${theme.color.line}`,
});
globalStyle(`${foot} > *`, { '@media': { [media.phone]: { flex: '1 1 auto' } } });
