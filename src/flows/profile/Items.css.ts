import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/ui/media.ts';
import { theme } from '#src/ui/theme.css.ts';

const line = `1px solid ${theme.color.line}`;

/** A thing of the member's: a picture of its kind, its name and what else is known of it, what can be done. */
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: theme.space[16],
  minBlockSize: 76,
  padding: `${theme.space[12]} 0`,
  borderBlockStart: line,
});
export const kind = style({ alignSelf: 'start', color: theme.color.muted, marginBlockStart: 2 });
export const name = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const acts = style({ marginInlineEnd: -16 });
/** Under what is known of a thing, in line with it. */
export const below = style({ marginBlockEnd: -8, marginInlineStart: -16 });
export const question = style({
  gridColumn: '2 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[8],
  marginBlockStart: theme.space[8],
});
globalStyle(`${question} > [role=status]`, { flex: '1 1 100%', fontWeight: 600 });
export const amount = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const last = style({
  display: 'grid',
  gap: theme.space[16],
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: '280px minmax(0, 1fr)', columnGap: theme.space[24] } },
});
export const lastWords = style({ display: 'grid', gap: theme.space[4], minInlineSize: 0 });
export const onwards = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space[12], marginBlockStart: theme.space[12] });
export const textLink = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: theme.height.control, fontWeight: 600 });
/** A visit, or a reward of before. */
export const visit = style({ padding: `${theme.space[12]} 0`, borderBlockStart: line });
