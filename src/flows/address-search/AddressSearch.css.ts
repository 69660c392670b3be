import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '#src/ui/media.ts';
import { theme } from '#src/ui/theme.css.ts';

export const quiet = style({ color: theme.color.muted });
/** Focused by the page, not by the guest's hand. */
export const findings = style({ marginBlockStart: theme.space[16], ':focus': { outline: 'none' } });
export const answer = style({ display: 'grid', gap: theme.space[8], marginBlockStart: theme.space[24] });
export const heading = style({ ':focus': { outline: 'none' } });
export const card = style({
  display: 'grid',
  gap: theme.space[4],
  marginBlockStart: theme.space[8],
  padding: theme.space[16],
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.corner.plate,
  background: theme.color.surface,
  overflowWrap: 'anywhere',
});
export const standing = recipe({
  base: { fontWeight: 600 },
  variants: { tone: { good: { color: theme.color.good }, warn: { color: theme.color.warn } } },
});
/** Its words begin where the text does. */
export const ways = style({ display: 'grid', justifyItems: 'start', marginInlineStart: `calc(-1 * ${theme.space[12]})` });
/** In the bar of a phone there is room for one button. */
export const onPhone = style({ '@media': { [media.tablet]: { display: 'none' } } });
export const besideButton = style({ '@media': { [media.phone]: { display: 'none' } } });
export const usual = style({ '@media': { [media.phone]: { flex: '1' } } });

export const deliverable = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[8],
  color: theme.color.good,
  fontFamily: theme.font.text,
  fontSize: theme.size.body,
  fontWeight: 600,
});
export const map = style({
  blockSize: 280,
  marginBlockEnd: theme.space[24],
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.corner.plate,
  overflow: 'hidden',
});
export const facts = style({ marginBlockStart: theme.space[8], borderBlockEnd: `1px solid ${theme.color.line}` });
export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.space[16],
  paddingBlock: theme.space[8],
  borderBlockStart: `1px solid ${theme.color.line}`,
});
export const value = style({ textAlign: 'end' });
