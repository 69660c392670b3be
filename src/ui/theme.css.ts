import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import './reset.css.ts';
import { media } from './media.ts';
import { palette } from './palette.ts';

/** Every colour by day and by night; the page's `color-scheme` decides. */
const color = Object.fromEntries(Object.entries(palette).map(([name, { day, night }]) => [name, `light-dark(${day}, ${night})`])) as Record<
  keyof typeof palette,
  string
>;

export const theme = createGlobalTheme(':root', {
  color,
  font: {
    // The fallbacks of each are in `fonts.css`.
    display:
      '"Young Serif", "Young Serif Fallback", "Young Serif Fallback 2", "Young Serif Fallback 3", "Young Serif Fallback 4", Georgia, serif',
    text: '"Figtree Variable", "Figtree Fallback", "Figtree Fallback 2", "Figtree Fallback 3", system-ui, sans-serif',
  },
  /** Sizes of type. */
  size: {
    tiny: '0.8125rem',
    small: '0.875rem',
    body: '1rem',
    large: '1.2rem',
    title: '1.5rem',
    display: 'clamp(1.75rem, 1.2rem + 2.2vw, 2.5rem)',
  },
  space: { 4: '4px', 8: '8px', 12: '12px', 16: '16px', 20: '20px', 24: '24px', 32: '32px', 48: '48px', 64: '64px' },
  corner: { chip: '4px', control: '6px', plate: '10px', sheet: '14px' },
  /** Height of the bar while it stays in sight, as `Bar` measures it. */
  barHeight: 'var(--bar-height, 64px)',
  /** Heights of what is touched, and of the bar. */
  height: { control: '44px', primary: '48px', bar: '64px' },
  /** The widest that a page gets. */
  width: { narrow: '720px', wide: '1320px' },
  motion: {
    state: '120ms cubic-bezier(.2,.7,.2,1)',
    enter: '200ms cubic-bezier(.2,.7,.2,1)',
    leave: '160ms cubic-bezier(.2,.7,.2,1)',
  },
  /** Under overlays only. */
  shadow: '0 8px 32px rgb(0 0 0 / 0.24)',
});

globalStyle(':root', {
  colorScheme: 'light dark',
  fontFamily: theme.font.text,
  lineHeight: 1.45,
  color: theme.color.ink,
  background: theme.color.page,
  textSizeAdjust: '100%',
  scrollPaddingBlock: `calc(${theme.barHeight} + 16px) 6rem`,
});
globalStyle(':root[data-theme=light]', { colorScheme: 'light' });
globalStyle(':root[data-theme=dark]', { colorScheme: 'dark' });
globalStyle('h1, h2, h3', { fontFamily: theme.font.display, fontWeight: 400, lineHeight: 1.2 });
globalStyle('h1', { fontSize: theme.size.display, lineHeight: 1.1 });
globalStyle('h2', { fontSize: theme.size.title });
globalStyle('h3', { fontSize: theme.size.large });
// Between two pages; what is below stays in reach.
globalStyle('::view-transition-group(root), ::view-transition-old(root), ::view-transition-new(root)', {
  animationDuration: '200ms',
  animationTimingFunction: 'cubic-bezier(.2,.7,.2,1)',
});
globalStyle('::view-transition', { pointerEvents: 'none' });
globalStyle('a', { color: theme.color.accent, textUnderlineOffset: '0.2em' });
// Every control says that it is pressed.
globalStyle(':is(a, button:enabled:not([aria-disabled=true]), summary, label:has(:is([type=radio], [type=checkbox]):enabled)):active', {
  opacity: 0.75,
});
// The browser grays only what is `disabled`. Above the colors of each part, which forced colors replace by those of what can be pressed.
globalStyle('[aria-disabled=true]', { '@media': { [media.forced]: { color: 'GrayText !important' } } });
globalStyle(':focus-visible', { outline: `3px solid ${theme.color.focus}`, outlineOffset: 2 });
// A heading is focused by the page, not by the guest's hand.
globalStyle('h1:focus, h2:focus', { outline: 'none' });
globalStyle('::selection', { background: theme.color.accentSoft, color: theme.color.ink });
