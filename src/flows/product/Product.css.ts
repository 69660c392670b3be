import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { belowFold } from '#src/ui/below-fold.ts';
import { media, wideOnDesk } from '#src/ui/media.ts';
import { place } from '#src/ui/place.ts';
import { theme } from '#src/ui/theme.css.ts';

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: theme.space[12],
  inlineSize: '100%',
});
/** Without a count beside the button. */
export const wholeBar = style({ display: 'grid', inlineSize: '100%' });
export const quiet = style({ color: theme.color.muted, fontSize: theme.size.small });
/** A folded linen under the dish. */
export const cloth = style(place({ left: 50, bottom: 4, width: 104.35, foot: 90 }));
/** Price, calories, badges. */
export const summary = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${theme.space[4]} ${theme.space[12]}` });
export const price = style({ fontSize: theme.size.large, fontWeight: 700, fontVariantNumeric: 'tabular-nums' });
/** Beside the picture on a desk; on a phone the last thing above the bar. */
export const factsOnDesk = style({ display: 'none', ...wideOnDesk({ display: 'block' }) });
export const factsBelow = style(wideOnDesk({ display: 'none' }));
export const facts = style({
  display: 'grid',
  gap: theme.space[4],
  paddingBlockStart: theme.space[16],
  borderBlockStart: `1px solid ${theme.color.line}`,
});
/** What leads to more about the food. */
export const notes = style({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space[20] });
export const wheat = style({ color: theme.color.warn });
export const contains = style({ display: 'flex', alignItems: 'center', gap: theme.space[8], fontWeight: 600 });
export const groupName = style({ fontFamily: theme.font.text, fontSize: theme.size.body, fontWeight: 600, lineHeight: 1.5 });
export const additions = style({ marginBlockStart: theme.space[8], borderBlockStart: `1px solid ${theme.color.line}` });
/** Each is as high as it is while it is closed, however many there are. */
globalStyle(`${additions} > *`, belowFold(60));
/** One addition; a box that would be refused looks so, and can be reached. */
export const addition = style({});
globalStyle(`${addition} > label:has([aria-disabled])`, {
  background: 'none',
  color: theme.color.muted,
  cursor: 'not-allowed',
  '@media': { [media.forced]: { color: 'GrayText' } },
});
export const portions = style({ paddingInlineStart: theme.space[32], paddingBlock: theme.space[8] });
/** Clear of the bars above and below it. */
export const refused = style({ paddingBlock: theme.space[8], scrollMarginBlock: `${theme.space[64]} 6rem` });
export const choice = style({ display: 'grid', gap: theme.space[8] });
export const taken = style({ fontWeight: 600 });
export const swap = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[16],
  paddingBlock: theme.space[8],
  borderBlock: `1px solid ${theme.color.line}`,
});
export const swapWords = style({ display: 'grid', flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });
export const ingredients = style({ borderBlockStart: `1px solid ${theme.color.line}` });
export const ingredient = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${theme.space[8]} ${theme.space[12]}`,
  minBlockSize: '60px',
  paddingBlock: theme.space[8],
  borderBlockEnd: `1px solid ${theme.color.line}`,
  // Beside large words the levels have a row of their own.
  '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap' } },
});
export const ingredientName = style({ display: 'grid', flex: '1 1 8rem', fontWeight: 600, overflowWrap: 'anywhere' });
export const struck = style({ textDecoration: 'line-through', fontWeight: 500 });
export const level = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[8],
  minBlockSize: theme.height.control,
  paddingInline: theme.space[16],
  border: `1px solid ${theme.color.control}`,
  borderRadius: theme.corner.control,
  background: theme.color.surface,
  color: 'inherit',
  font: 'inherit',
  fontWeight: 500,
  cursor: 'pointer',
  '@media': { [media.tablet]: { display: 'none' } },
  selectors: { '&:hover': { background: theme.color.sunken } },
});
export const levels = recipe({
  base: { display: 'grid', '@media': { [media.phone]: { gridColumn: '1 / -1' }, [media.tablet]: { flex: '0 1 19rem' } } },
  variants: { isOpen: { true: {}, false: { '@media': { [media.phone]: { display: 'none' } } } } },
});
