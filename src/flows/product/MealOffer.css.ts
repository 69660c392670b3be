import { style } from '@vanilla-extract/css';
import { media } from '#src/ui/media.ts';
import { theme } from '#src/ui/theme.css.ts';

/** Plate, words, price and button; on phones the price is below the words. */
export const offer = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"plate words add" "plate price add" "plate decline add"',
  alignItems: 'center',
  columnGap: theme.space[12],
  paddingBlock: theme.space[12],
  borderBlock: `1px solid ${theme.color.line}`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"plate words price add" "plate decline price add"',
    },
  },
});
export const plate = style({ gridArea: 'plate' });
export const words = style({ gridArea: 'words', display: 'grid', overflowWrap: 'anywhere' });
export const title = style({ fontFamily: theme.font.text, fontSize: theme.size.body, fontWeight: 600, lineHeight: 1.5 });
export const quiet = style({ color: theme.color.muted, fontSize: theme.size.small });
export const price = style({ gridArea: 'price', fontVariantNumeric: 'tabular-nums' });
export const decline = style({ gridArea: 'decline' });
export const add = style({ gridArea: 'add' });
