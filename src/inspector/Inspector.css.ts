import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/ui/media.ts';
import { theme } from '#src/ui/theme.css.ts';

const edge = `1px solid ${theme.color.line}`;

/** In the top layer as a popover, of which nothing is to be seen but what is in it. */
export const host = style({
  position: 'fixed',
  inset: 'auto',
  inlineSize: 0,
  blockSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'visible',
});
export const tab = style({
  position: 'fixed',
  insetInlineEnd: 0,
  insetBlockStart: '30%',
  padding: '10px 6px',
  border: edge,
  borderInlineEnd: 0,
  borderRadius: `${theme.corner.control} 0 0 ${theme.corner.control}`,
  writingMode: 'vertical-rl',
  fontSize: theme.size.small,
  color: theme.color.ink,
  background: theme.color.page,
});
export const panel = style({
  position: 'fixed',
  display: 'flex',
  flexDirection: 'column',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: 'min(440px, 50vw)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  fontSize: theme.size.small,
  color: theme.color.ink,
  background: theme.color.page,
  borderInlineStart: edge,
  boxShadow: theme.shadow,
  '@media': {
    [media.phone]: { insetBlockStart: 'auto', inlineSize: '100vw', blockSize: '48vh', borderInlineStart: 0, borderBlockStart: edge },
  },
});
export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
  padding: '8px 12px',
  background: theme.color.page,
  borderBlockEnd: edge,
});
export const title = style({ marginInlineEnd: 'auto', fontSize: theme.size.large });
export const control = style({
  minBlockSize: 32,
  padding: '4px 10px',
  border: edge,
  borderRadius: theme.corner.control,
  font: 'inherit',
  color: 'inherit',
  background: 'transparent',
});
export const part = style({ flexShrink: 0, padding: '8px 12px', borderBlockEnd: edge });
/** The chart in its own size, to be moved about in. */
export const chart = style({ maxBlockSize: 340, marginBlockEnd: 8, overflow: 'auto', border: edge, borderRadius: theme.corner.control });
/** On the page's body: what is under the panel moves beside it. */
export const room = style({
  '@media': { [media.phone]: { paddingBlockEnd: '48vh' }, [media.tablet]: { paddingInlineEnd: 'min(440px, 50vw)' } },
});
export const tree = style({ margin: 0, padding: 0, listStyle: 'none' });
export const branch = style({ paddingInlineStart: 14 });
export const actor = style({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: 28,
  padding: '2px 6px',
  border: 0,
  borderRadius: theme.corner.chip,
  font: 'inherit',
  textAlign: 'start',
  color: 'inherit',
  background: 'transparent',
  selectors: { '&[aria-current=true]': { background: theme.color.accentSoft, fontWeight: 600 } },
});
export const quiet = style({ color: theme.color.muted });
export const time = style({
  display: 'inline-block',
  minInlineSize: '4.5em',
  fontVariantNumeric: 'tabular-nums',
  color: theme.color.muted,
});

globalStyle(`${panel} summary`, { cursor: 'pointer', minBlockSize: 24 });
globalStyle(`${panel} code`, { overflowWrap: 'anywhere' });
globalStyle(`${chart} svg`, { maxInlineSize: 'none' });
