import { style } from '@vanilla-extract/css';
import { media } from '#src/ui/media.ts';
import { theme } from '#src/ui/theme.css.ts';

export const box = style({
  display: 'grid',
  gap: theme.space[8],
  padding: theme.space[16],
  borderRadius: theme.corner.plate,
  background: theme.color.sunken,
  '@media': { [media.forced]: { border: '1px solid' } },
});
export const words = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const bar = style({
  overflow: 'hidden',
  blockSize: 6,
  borderRadius: theme.corner.chip,
  background: theme.color.page,
  '@media': { [media.forced]: { border: '1px solid', blockSize: 8 } },
});
export const reached = style({
  blockSize: '100%',
  background: theme.color.accent,
  '@media': { [media.forced]: { background: 'Highlight' } },
});
export const rule = style({ color: theme.color.muted, fontSize: theme.size.small, fontVariantNumeric: 'tabular-nums' });
/** Beside the button at the foot of a phone. */
export const fact = style({ display: 'none', '@media': { [media.phone]: { display: 'grid', flex: '0 1 auto', minInlineSize: '33%' } } });
