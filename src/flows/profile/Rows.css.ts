import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/ui/media.ts';
import { panelBox } from '#src/ui/panel-box.ts';
import { theme } from '#src/ui/theme.css.ts';

const line = `1px solid ${theme.color.line}`;

/** Rows between hairlines: what it is, what holds, what can be done. */
export const rows = style({ borderBlockEnd: line });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: theme.space[16],
  minBlockSize: 64,
  padding: `${theme.space[8]} 0`,
  borderBlockStart: line,
  '@media': { [media.tablet]: { gridTemplateColumns: '180px minmax(0, 1fr) auto' } },
});
export const label = style({
  color: theme.color.muted,
  fontSize: theme.size.small,
  '@media': { [media.tablet]: { fontSize: theme.size.body } },
});
export const value = style({
  gridColumn: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { gridColumn: 2 } },
});
globalStyle(`${value} > :is(p, ul)`, { margin: 0, padding: 0, listStyle: 'none' });
/** At the right of both lines of a row; the words of a button end where the hairline ends. */
export const act = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  justifySelf: 'end',
  '@media': { [media.tablet]: { gridColumn: 3, gridRow: 1 } },
});
export const chipped = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${theme.space[4]} ${theme.space[8]}` });
/** A form that opens in the place of what it changes. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[16],
  margin: `${theme.space[12]} 0`,
  padding: theme.space[20],
  ...panelBox,
  '@media': { [media.narrow]: { padding: theme.space[12] }, [media.tablet]: { padding: theme.space[24] } },
});
/** Two short fields beside one another on phones too, where words are not large. */
export const halves = style({
  display: 'grid',
  gap: theme.space[16],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const add = style({ marginInlineStart: -16 });
export const facts = style({ display: 'grid', margin: 0, borderBlockEnd: line });
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${theme.space[16]}`,
  minBlockSize: 52,
  borderBlockStart: line,
});
globalStyle(`${fact} dt`, { color: theme.color.muted });
// As wide as the row allows, so that nothing moves when what it says comes.
globalStyle(`${fact} dd`, {
  display: 'flex',
  flex: '1 1 auto',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: `0 ${theme.space[12]}`,
  margin: 0,
  textAlign: 'end',
  overflowWrap: 'anywhere',
});
globalStyle(`${act} > button`, { marginInlineEnd: -16 });
