import { style } from '@vanilla-extract/css';
import { media } from '#src/ui/media.ts';
import { theme } from '#src/ui/theme.css.ts';

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${theme.space[12]} ${theme.space[32]}`,
  alignItems: 'center',
  padding: theme.space[24],
  borderRadius: theme.corner.plate,
  background: theme.color.sunken,
  '@media': { [media.tablet]: { selectors: { '&:has(> :nth-child(2))': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr)' } } } },
});
/** As high as the panel, until it is known. */
export const coming = style({ minBlockSize: 'calc(74px + 7.9rem)', borderRadius: theme.corner.plate, background: theme.color.sunken });
export const rewards = style({ margin: 0, padding: 0, listStyle: 'none' });
export const reward = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[12],
  paddingBlock: theme.space[12],
  borderBlockEnd: `1px solid ${theme.color.line}`,
  fontWeight: 600,
});
export const ticket = style({ flex: 'none', color: theme.color.accent });
export const all = style({ marginBlockStart: theme.space[8] });
export const quiet = style({ color: theme.color.muted, fontSize: theme.size.small });
export const count = style({ fontSize: '2.5rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums', lineHeight: 1.2 });
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
