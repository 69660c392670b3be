import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from '#src/ui/media.ts';
import { theme } from '#src/ui/theme.css.ts';

export const shell = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });
export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: theme.height.control,
  color: theme.color.accent,
  fontFamily: theme.font.display,
  fontSize: theme.size.title,
  textDecoration: 'none',
  '@media': { [media.narrow]: { fontSize: theme.size.large } },
});
export const offline = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  padding: `10px ${theme.space[16]}`,
  borderBlockEnd: '1px solid transparent',
  background: theme.color.warnSoft,
  color: theme.color.warn,
  lineHeight: 1.35,
});
/** As large as the scene that comes. */
export const away = style({ aspectRatio: '16 / 10', borderRadius: theme.corner.plate, background: theme.color.sunken });
export const offlineIcon = style({ flex: 'none' });
export const main = style({ flex: 1, outline: 'none' });
export const footer = style({
  minBlockSize: 73,
  paddingBlock: theme.space[16],
  borderBlockStart: `1px solid ${theme.color.line}`,
  color: theme.color.muted,
  fontSize: theme.size.small,
  '@media': { print: { display: 'none' } },
});
/** It would be pushed out of sight by the page that comes. */
globalStyle(`${main}:has([data-page-loading]) + ${footer}`, { visibility: 'hidden' });
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[12],
});
export const words = style({
  // Two lines are as high as the way to change the order beside them: the page below does not move as they wrap.
  lineHeight: 1.375,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space[12],
  '@media': {
    // The time always has the second line: nothing moves when other words take its place, nor from page to page.
    [media.phone]: { flexDirection: 'column', marginInlineEnd: 'auto' },
    [media.narrow]: { fontSize: theme.size.small },
  },
});
export const what = style({ fontWeight: 600 });
export const when = style({ color: theme.color.muted });
export const edit = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: theme.height.control,
  padding: '0 4px',
  fontWeight: 600,
});
export const starts = style({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space[12] });
export const count = style({
  minInlineSize: '24px',
  padding: '1px 7px',
  borderRadius: '12px',
  background: theme.color.accent,
  color: theme.color.onAccent,
  fontSize: theme.size.small,
  fontWeight: 700,
  textAlign: 'center',
  // Not known yet.
  selectors: { '&:empty': { visibility: 'hidden' } },
});
export const lit = style({});
globalStyle(`${lit}`, { outline: `3px solid ${theme.color.accent}`, outlineOffset: 2, borderRadius: theme.corner.control });
export const wide = style({ '@media': { [media.tight]: { display: 'none' } } });
const advance = keyframes({ from: { scale: '0 1' }, to: { scale: '0.9 1' } });
export const progress = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: 30,
  blockSize: 3,
  background: theme.color.accent,
  transformOrigin: 'left',
  // What takes no longer than this needs no bar.
  scale: '0 1',
  animation: `${advance} 8s 150ms cubic-bezier(0, 0.9, 0.3, 1) forwards`,
});
export const floating = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 30,
  maxInlineSize: '60ch',
  marginInline: 'auto',
  padding: theme.space[16],
});

/** The way back, where the cart's own link would be. */
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[4],
  minBlockSize: theme.height.control,
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
