import { style } from '@vanilla-extract/css';
import { media } from '#src/ui/media.ts';
import { theme } from '#src/ui/theme.css.ts';

/** Rows on phones; above, plates side by side. */
export const offers = style({
  display: 'grid',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))', gap: theme.space[16] },
  },
});
export const offer = style({
  display: 'grid',
  alignItems: 'center',
  gridTemplateColumns: '84px 1fr auto',
  columnGap: theme.space[16],
  paddingBlock: theme.space[12],
  '@media': {
    [media.phone]: { selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.line}` } } },
    [media.narrow]: { gridTemplateColumns: '84px 1fr', rowGap: theme.space[8] },
    [media.tablet]: {
      alignItems: 'start',
      alignContent: 'start',
      gridTemplateColumns: '1fr auto',
      columnGap: theme.space[8],
      rowGap: theme.space[12],
      paddingBlock: 0,
    },
  },
});
export const plate = style({ '@media': { [media.tablet]: { gridColumn: '1 / -1', marginBlockEnd: theme.space[8] } } });
export const words = style({ display: 'grid', gap: '2px', minInlineSize: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });
export const name = style({ fontFamily: theme.font.text, fontSize: theme.size.body, fontWeight: 600 });
export const facts = style({ color: theme.color.muted, fontSize: theme.size.small });
export const price = style({ fontWeight: 600 });
/** Beside the words; where there is no room, below them. */
export const control = style({ '@media': { [media.narrow]: { gridColumn: '2' } } });
export const counted = style({ '@media': { [media.narrow]: { gridColumn: '2' }, [media.tablet]: { gridColumn: '1 / -1' } } });
export const foot = style({
  display: 'grid',
  inlineSize: '100%',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.space[12],
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
