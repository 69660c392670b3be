import { style } from '@vanilla-extract/css';
import { media } from '#src/ui/media.ts';
import { theme } from '#src/ui/theme.css.ts';

/** The question, and beside it the order where there is room. */
export const columns = style({
  display: 'grid',
  gap: theme.space[24],
  '@media': {
    [media.tablet]: { selectors: { '&[data-wide]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 15rem)', alignItems: 'start' } } },
  },
});
export const side = style({
  display: 'none',
  '@media': { [media.tablet]: { selectors: { '[data-wide] > &': { display: 'block' } } } },
});
export const panel = style({
  display: 'grid',
  gap: theme.space[12],
  padding: theme.space[20],
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.corner.plate,
  background: theme.color.surface,
});
export const panelHeading = style({ fontFamily: theme.font.text, fontSize: theme.size.body, fontWeight: 600 });
export const lead = style({ color: theme.color.muted, overflowWrap: 'anywhere' });
export const quiet = style({ color: theme.color.muted, fontSize: theme.size.small, overflowWrap: 'anywhere' });
export const link = style({ color: theme.color.accent, fontWeight: 600 });
/** The picture of an item, and its name. */
export const item = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space[12] });
export const reasons = style({ padding: `${theme.space[4]} 0 ${theme.space[16]}`, borderBlockEnd: `1px solid ${theme.color.line}` });
export const changed = style({ fontWeight: 600 });
export const error = style({ color: theme.color.bad, fontWeight: 600 });
export const facts = style({ borderBlockStart: `1px solid ${theme.color.line}` });
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${theme.space[4]} ${theme.space[24]}`,
  paddingBlock: theme.space[12],
  borderBlockEnd: `1px solid ${theme.color.line}`,
});
export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  paddingBlockStart: theme.space[12],
  borderBlockStart: `1px solid ${theme.color.line}`,
  fontVariantNumeric: 'tabular-nums',
});
export const label = style({ color: theme.color.muted });
export const value = style({ minInlineSize: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere', textAlign: 'end' });
export const told = style({ display: 'grid', gap: theme.space[4] });
