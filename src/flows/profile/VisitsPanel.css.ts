import { style } from '@vanilla-extract/css';
import { theme } from '#src/ui/theme.css.ts';

export const panel = style({ padding: theme.space[24], borderRadius: theme.corner.plate, background: theme.color.sunken });
export const quiet = style({ color: theme.color.muted, fontSize: theme.size.small });
export const count = style({ fontSize: theme.size.display, fontWeight: 700, fontVariantNumeric: 'tabular-nums', lineHeight: 1.2 });
export const rings = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 5,
  maxInlineSize: 300,
  marginBlock: theme.space[8],
});
export const ring = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  border: `1.5px solid ${theme.color.control}`,
  borderRadius: '50%',
  color: theme.color.muted,
  selectors: {
    '&[data-made]': { borderColor: theme.color.accent, background: theme.color.accent, color: theme.color.onAccent },
  },
  // A background is not drawn there: the check says it.
  '@media': { '(forced-colors: active)': { selectors: { '&[data-made]': { color: 'CanvasText' } } } },
});
export const mark = style({ inlineSize: '60%', blockSize: 'auto' });
