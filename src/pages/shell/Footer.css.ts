import { style } from '@vanilla-extract/css';
import { media } from '#src/ui/media.ts';
import { theme } from '#src/ui/theme.css.ts';

/** As wide as the bar. */
export const inside = style({
  maxInlineSize: `calc(${theme.width.wide} + 2 * ${theme.space[48]})`,
  marginInline: 'auto',
  paddingInline: theme.space[16],
  '@media': { [media.tablet]: { paddingInline: theme.space[24] }, [media.desk]: { paddingInline: theme.space[48] } },
});
export const columns = style({
  display: 'grid',
  gap: theme.space[24],
  paddingBlockEnd: theme.space[24],
  '@media': { [media.tablet]: { gridTemplateColumns: '2fr 1fr 1fr' } },
});
export const brand = style({ color: theme.color.accent, fontFamily: theme.font.display, fontSize: theme.size.title });
export const promise = style({ maxInlineSize: '28ch' });
export const heading = style({ color: theme.color.ink, fontFamily: theme.font.text, fontSize: theme.size.body, fontWeight: 600 });
export const link = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: 40, color: 'inherit', fontWeight: 500 });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.space[24],
  selectors: { [`${columns} + &`]: { paddingBlockStart: theme.space[16], borderBlockStart: `1px solid ${theme.color.line}` } },
});
export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space[20] });
