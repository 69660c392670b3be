import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from './media.ts';
import { thumbBar } from './StickyActions.css.ts';
import { theme } from './theme.css.ts';

const rise = keyframes({ from: { opacity: 0, translate: '0 16px' } });

/** Always on the page, so that a screen reader reads out what comes into it. */
export const region = style({
  position: 'fixed',
  zIndex: 30,
  insetInline: theme.space[16],
  insetBlockEnd: `calc(${theme.space[16]} + var(--thumb-bar, 0px) + env(safe-area-inset-bottom))`,
  pointerEvents: 'none',
  '@media': { [media.tablet]: { insetInline: `${theme.space[24]} auto`, insetBlockEnd: theme.space[24], maxInlineSize: 480 } },
});
export const snackbar = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: theme.space[12],
    padding: `${theme.space[8]} ${theme.space[8]} ${theme.space[8]} ${theme.space[16]}`,
    border: '1px solid transparent',
    borderRadius: theme.corner.control,
    background: theme.color.ink,
    color: theme.color.page,
    boxShadow: theme.shadow,
    pointerEvents: 'auto',
    animation: `${rise} ${theme.motion.enter}`,
  },
});
/** Large words scroll: half of the page stays in sight. */
const most = '45dvh';
const around = `:root:has(.${snackbar.classNames.base})`;
const room = `min(12rem, ${most})`;
// The focus stays clear of it, also at the end of a phone's page.
globalStyle(around, { scrollPaddingBlockEnd: `calc(${theme.space[32]} + var(--thumb-bar, 0px) + ${room})` });
globalStyle(`${around} body`, { '@media': { [media.phone]: { paddingBlockEnd: room } } });
// The bar stays below it, also at the end of the page, where it would come up with the page's foot.
globalStyle(`${around} .${thumbBar}`, {
  '@media': { [`${media.phone} and (min-height: 22em)`]: { position: 'fixed', insetInline: 0, marginInline: 0 } },
});
/** The action goes under words that need the width. */
export const content = style({
  flex: '1 1 auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space[12],
  minInlineSize: 0,
  maxBlockSize: `calc(${most} - ${theme.space[16]})`,
  overflowY: 'auto',
});
export const words = style({ flex: '1 1 10rem', minInlineSize: 0, paddingBlock: theme.space[8] });
const press = {
  flex: 'none',
  minBlockSize: 44,
  minInlineSize: 44,
  border: 0,
  borderRadius: theme.corner.control,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
} as const;
export const action = style({
  ...press,
  padding: 0,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
});
export const dismiss = style({ ...press, display: 'grid', placeItems: 'center', padding: 0 });
export const icon = style({ flex: 'none' });
