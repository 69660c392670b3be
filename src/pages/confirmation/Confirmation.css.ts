import { style } from '@vanilla-extract/css';
import { media } from '#src/ui/media.ts';
import { theme } from '#src/ui/theme.css.ts';

export const facts = style({ display: 'grid', gap: theme.space[16], '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } } });
export const large = style({ fontSize: theme.size.title, fontWeight: 700, fontVariantNumeric: 'tabular-nums' });
export const quiet = style({ display: 'block', color: theme.color.muted, fontSize: theme.size.small });
/** Read after the heading, which has the focus. */
export const top = style({ display: 'flex', flexDirection: 'column' });
export const placed = style({
  order: -1,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[8],
  marginBlockEnd: theme.space[8],
  color: theme.color.good,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
export const actions = style({
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  borderBlock: `1px solid ${theme.color.line}`,
  '@media': { [media.narrow]: { gridAutoFlow: 'row' }, print: { display: 'none' } },
});
export const action = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: theme.space[4],
  inlineSize: '100%',
  minBlockSize: '72px',
  padding: theme.space[8],
  border: 0,
  borderRadius: theme.corner.control,
  background: 'none',
  color: theme.color.accent,
  fontSize: theme.size.small,
  fontWeight: 600,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&:hover': { background: theme.color.accentSoft } },
});
export const next = style({ marginBlockStart: theme.space[8], maxInlineSize: '68ch' });
export const another = style({ '@media': { print: { display: 'none' } } });
