import { style } from '@vanilla-extract/css';
import { media } from '#src/ui/media.ts';
import { theme } from '#src/ui/theme.css.ts';

const line = `1px solid ${theme.color.line}`;

export const list = style({ margin: 0, padding: 0, listStyle: 'none', borderBlockEnd: line });
export const quiet = style({ color: theme.color.muted, fontSize: theme.size.small });
/** Count of the orders shown, and the filter, above the rows. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${theme.space[8]} ${theme.space[16]}`,
});
export const filter = style({ marginInlineStart: 'auto' });
export const group = style({ display: 'grid', gap: theme.space[12] });
export const order = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${theme.space[8]} ${theme.space[16]}`,
  padding: `${theme.space[16]} 0`,
  borderBlockStart: line,
  '@media': { [media.tablet]: { gridTemplateColumns: '208px minmax(0, 1fr) auto' } },
});
/** As high as the pictures, which wait for the menu. */
export const plates = style({
  display: 'flex',
  minBlockSize: 64,
  gap: theme.space[8],
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: 1 } },
});
export const name = style({ fontFamily: theme.font.text, fontSize: theme.size.body, fontWeight: 600, lineHeight: 1.3 });
/** On phones below the words, the total at the left and the buttons at the right; else the total above the buttons. */
export const end = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: theme.space[8],
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
});
export const total = style({
  flex: 1,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.tablet]: { flex: '0 0 100%', textAlign: 'end' } },
});
/** A scene in a column of words. */
export const dish = style({ maxInlineSize: 400 });
const status = { fontSize: theme.size.small, fontWeight: 600 } as const;
export const news = style({ ...status, color: theme.color.good });
export const warning = style({ ...status, color: theme.color.warn });
