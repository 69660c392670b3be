import { style } from '@vanilla-extract/css';
import { brand } from '#src/flows/card/Card.css.ts';
import { theme } from '#src/ui/theme.css.ts';

export const parts = style({ display: 'grid', gap: theme.space[32] });
/** The mark of a kind, as wide as the widest, so that names begin in one line. */
export const mark = style([
  brand,
  { display: 'grid', placeItems: 'center', minInlineSize: 72, minBlockSize: 40, padding: 4, fontWeight: 600 },
]);
export const urgent = style({ color: theme.color.warn, fontSize: theme.size.small, fontWeight: 600 });
