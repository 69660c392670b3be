import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#src/ui/theme.css.ts';

const line = `1px solid ${theme.color.line}`;
const cell = `${theme.space[8]} 0 ${theme.space[8]} ${theme.space[12]}`;

export const plate = style({ display: 'flex', alignItems: 'center', gap: theme.space[16] });
export const name = style({ fontWeight: 600 });
export const quiet = style({ color: theme.color.muted, fontSize: theme.size.small });
export const sources = style({ borderBlockEnd: line, marginBlock: theme.space[8] });
export const heading = style({ fontFamily: theme.font.text, fontSize: theme.size.body, fontWeight: 600, lineHeight: 1.5 });
export const source = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${theme.space[16]}`,
  paddingBlock: theme.space[8],
  borderBlockStart: line,
});
export const parts = style({ color: theme.color.muted, marginInlineStart: 'auto', textAlign: 'end' });
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  borderBlockEnd: line,
  marginBlockEnd: theme.space[8],
  fontVariantNumeric: 'tabular-nums',
});
/** Its own width decides, since a drawer on a desk is as narrow as a phone. */
export const space = style({ containerType: 'inline-size' });
const LARGE_TEXT = '(max-width: 16em)';
// The name above its two figures.
globalStyle(`${table} tr`, { '@container': { [LARGE_TEXT]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } } });
globalStyle(`${table} th:first-child`, { '@container': { [LARGE_TEXT]: { gridColumn: '1 / -1', paddingBlockEnd: 0 } } });
export const caption = style([heading, { textAlign: 'start' }]);
export const head = style({
  color: theme.color.muted,
  fontSize: theme.size.small,
  fontWeight: 400,
  textAlign: 'end',
  padding: cell,
});
export const nutrient = style({ fontWeight: 600, textAlign: 'start', padding: `${theme.space[8]} 0` });
export const part = style([nutrient, { paddingInlineStart: theme.space[20], color: theme.color.muted, fontWeight: 400 }]);
export const row = style({ borderBlockStart: line });
export const figure = style({ textAlign: 'end', padding: cell, whiteSpace: 'nowrap' });
