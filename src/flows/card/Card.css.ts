import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/ui/media.ts';
import { theme } from '#src/ui/theme.css.ts';

/** Words, and the brands at the end of their row, or below them where there is no room. */
export const labeled = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${theme.space[8]} ${theme.space[16]}`,
});
export const brands = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space[4] });
export const brand = style({
  flex: 'none',
  minInlineSize: 40,
  padding: '2px 8px',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.corner.control,
  background: theme.color.surface,
  color: theme.color.muted,
  fontSize: theme.size.tiny,
  textAlign: 'center',
});
/** Left out where large text leaves room for the number alone. */
export const typedBrand = style([brand, { marginInlineEnd: theme.space[8], '@media': { [media.tiny]: { display: 'none' } } }]);
export const fields = style({ display: 'grid', gap: theme.space[16] });
/** Side by side on phones too, but for narrow ones. */
export const trio = style({
  display: 'grid',
  gap: theme.space[16],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
// What stands alone in its row on a phone is as wide as it.
globalStyle(`${trio} > :last-child:nth-child(odd)`, { '@media': { [media.phone]: { gridColumn: '1 / -1' } } });
