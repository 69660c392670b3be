import { globalStyle, keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from './media.ts';
import { theme } from './theme.css.ts';

const rise = keyframes({ from: { opacity: 0, translate: '0 16px' } });
const slide = keyframes({ from: { opacity: 0, translate: '16px 0' } });
/** A drawer that has no room for a part that scrolls between a head and a foot that stay, as on a small phone with large letters. */
export const lowSheet = 'sheet (max-height: 28rem)';
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
      // It takes the focus so that its name is read out; its veil shows where that is.
      '&:focus': { outline: 'none' },
      '&::backdrop': { background: theme.color.veil, animation: `${fade} ${theme.motion.enter}` },
    },
  },
  variants: {
    place: {
      middle: {
        margin: 'auto',
        inlineSize: 'min(480px, calc(100vw - 48px))',
        maxInlineSize: 'none',
        maxBlockSize: 'min(100dvh - 48px, 800px)',
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
        inlineSize: 'min(460px, 100vw)',
        maxInlineSize: 'none',
        blockSize: '100dvh',
        maxBlockSize: 'none',
        // All of it scrolls where its body does not.
        overflowY: 'auto',
        containerType: 'size',
        containerName: 'sheet',
        borderBlock: 0,
        borderInlineEnd: 0,
        animation: `${slide} ${theme.motion.enter}`,
        '@media': {
          // A strip of the page above it shows that it is still there.
          [media.phone]: {
            insetBlockStart: theme.space[16],
            blockSize: `calc(100dvh - ${theme.space[16]})`,
            borderInlineStart: 0,
            borderStartStartRadius: theme.corner.sheet,
            borderStartEndRadius: theme.corner.sheet,
            animationName: rise,
          },
        },
      },
    },
    isWide: { true: { '@media': { [media.tablet]: { inlineSize: 'min(800px, calc(100vw - 48px))' } } } },
  },
});
export const head = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.space[16],
    flex: 'none',
    padding: `${theme.space[12]} ${theme.space[12]} ${theme.space[12]} ${theme.space[24]}`,
    '@media': { [media.phone]: { paddingInlineStart: theme.space[16] } },
  },
  variants: {
    place: {
      // A question, without a line below it: the body is its answer.
      middle: {
        alignItems: 'flex-start',
        padding: `${theme.space[24]} ${theme.space[16]} 0 ${theme.space[32]}`,
        '@media': { [media.phone]: { padding: `${theme.space[12]} ${theme.space[8]} 0 ${theme.space[16]}` } },
      },
      side: { borderBlockEnd: `1px solid ${theme.color.line}` },
    },
  },
});
export const heading = recipe({
  base: { minInlineSize: 0, overflowWrap: 'anywhere', selectors: { '&:focus': { outline: 'none' } } },
  variants: {
    place: {
      middle: { paddingBlockStart: theme.space[8], fontSize: 'min(1.75rem, 10vw)', lineHeight: 1.15 },
      side: { fontSize: `min(${theme.size.title}, 10vw)` },
    },
  },
});
export const body = recipe({
  base: {
    flex: '1 1 auto',
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: theme.space[24],
    '@media': { [media.phone]: { paddingInline: theme.space[16] } },
  },
  variants: {
    place: {
      middle: {
        padding: `${theme.space[12]} ${theme.space[32]} ${theme.space[32]}`,
        '@media': {
          [media.phone]: { padding: `${theme.space[8]} ${theme.space[16]} max(${theme.space[20]}, env(safe-area-inset-bottom))` },
        },
      },
      side: { '@container': { [lowSheet]: { flex: 'none', overflowY: 'visible' } } },
    },
  },
});
/** In line with the words above it. */
export const foot = recipe({
  base: {
    flex: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.space[12],
    padding: `${theme.space[16]} ${theme.space[24]} max(${theme.space[16]}, env(safe-area-inset-bottom))`,
    borderBlockStart: `1px solid ${theme.color.line}`,
    '@media': { [media.phone]: { paddingInline: theme.space[16] } },
  },
  variants: {
    place: { middle: { '@media': { [media.tablet]: { paddingInline: theme.space[32] } } }, side: {} },
  },
});
globalStyle(`.${foot.classNames.base} > *`, { '@media': { [media.phone]: { flex: '1 1 auto' } } });
