import { globalStyle, style } from '@vanilla-extract/css';
import { media } from './media.ts';
import { theme } from './theme.css.ts';

export const segments = style({
  display: 'inline-grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  border: `1px solid ${theme.color.control}`,
  borderRadius: theme.corner.control,
  background: theme.color.surface,
});
export const segment = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minBlockSize: theme.height.control,
  paddingInline: theme.space[12],
  fontSize: theme.size.small,
  fontWeight: 500,
  lineHeight: 1.1,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background ${theme.motion.state}`,
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${theme.color.line}` },
    '&:first-of-type': { borderStartStartRadius: 5, borderEndStartRadius: 5 },
    '&:last-of-type': { borderStartEndRadius: 5, borderEndEndRadius: 5 },
    '&:has(:checked)': {
      background: theme.color.accentSoft,
      boxShadow: `inset 0 0 0 2px ${theme.color.accent}`,
      color: theme.color.accent,
      fontWeight: 600,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${theme.color.focus}`, outlineOffset: 2, zIndex: 1 },
    '&:has(:disabled)': { cursor: 'not-allowed', color: theme.color.muted },
    '&:hover:not(:has(:disabled), :has(:checked))': { background: theme.color.sunken },
  },
});
export const meta = style({ fontSize: theme.size.tiny, fontWeight: 500, fontVariantNumeric: 'tabular-nums' });
// Four words side by side.
globalStyle(`${segments}:has(:nth-of-type(4)) ${segment}`, { '@media': { [media.phone]: { paddingInline: theme.space[4] } } });
// Without its colors a chosen segment shows by a second frame.
globalStyle(`${segment}:has(:checked)`, { '@media': { [media.forced]: { outline: '3px double Highlight', outlineOffset: -3 } } });
