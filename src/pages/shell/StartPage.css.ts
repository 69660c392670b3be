import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/ui/media.ts';
import { theme } from '#src/ui/theme.css.ts';

/** As high as the order in the bar. */
export const row = style({ minBlockSize: theme.height.control });
export const rail = style({ minBlockSize: theme.height.control });
export const block = style({ borderRadius: theme.corner.plate, background: theme.color.sunken });
export const columns = style({
  display: 'grid',
  gap: theme.space[32],
  '@media': { [media.desk]: { gridTemplateColumns: 'minmax(0, 1fr) 420px', gap: theme.space[48] } },
});
/** The picture of a product comes first on a phone. */
export const picture = style({ aspectRatio: '16 / 10', '@media': { [media.phone]: { order: -1 } } });
export const summary = style({ minBlockSize: 320 });
/** Who has an order in hand is not asked; `src/app/early` knows it first. */
export const question = style({});
globalStyle(`[data-has-order] ${question}`, { visibility: 'hidden' });
