import { globalStyle, style } from '@vanilla-extract/css';
import { inline } from '#src/ui/InlineButton.css.ts';
import { media } from '#src/ui/media.ts';
import { theme } from '#src/ui/theme.css.ts';

/** As high as the order in the bar. */
export const row = style({ minBlockSize: theme.height.control });
/** As high as the tabs with their line. */
export const rail = style({ minBlockSize: 45 });
/** As high as the field that comes in its place. */
export const search = style({ minBlockSize: 79 });
/** Hides its heading alone, which has no words until it is known to hold. */
export const sums = style({ display: 'contents' });
export const summary = style({
  visibility: 'visible',
  minBlockSize: 320,
  borderRadius: theme.corner.plate,
  background: theme.color.sunken,
});
/** As high as the line under the name of most categories. */
export const lead = style({ display: 'block', minBlockSize: '2lh', '@media': { [media.tablet]: { minBlockSize: '1lh' } } });
/** Where a button comes, which leads to nothing yet. */
export const button = style([inline, { display: 'inline-block', color: 'inherit', textDecoration: 'none', cursor: 'auto' }]);
/** What a desk has no need of. */
export const belowDesk = style({ '@media': { [media.desk]: { display: 'none' } } });
/** Who has an order in hand is not asked; `src/app/early` knows it first. */
export const question = style({});
globalStyle(`[data-has-order] ${question}`, { visibility: 'hidden' });
/** What holds for some visitors shows when it is known to (`src/app/early`). */
globalStyle('[data-if]', { visibility: 'hidden' });
/** A picture whose address is not known yet would be an empty frame. */
globalStyle('img:not([src])', { visibility: 'hidden' });
