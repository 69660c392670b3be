import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from './media.ts';
import { theme } from './theme.css.ts';

export const list = style({ borderBlockStart: `1px solid ${theme.color.line}` });
/** On a phone the action is last, below what is to be known first. */
export const row = recipe({
  base: {
    display: 'grid',
    columnGap: theme.space[12],
    paddingBlock: theme.space[16],
    borderBlockEnd: `1px solid ${theme.color.line}`,
  },
  variants: {
    hasDisc: {
      true: {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        gridTemplateAreas: '"disc words" "messages messages" ". end"',
        '@media': {
          [media.tablet]: {
            gridTemplateColumns: 'auto minmax(0, 1fr) auto',
            gridTemplateAreas: '"disc words end" "messages messages messages"',
          },
        },
      },
      false: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateAreas: '"words" "messages" "end"',
        '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gridTemplateAreas: '"words end" "messages messages"' } },
      },
    },
  },
});
export const words = style({ gridArea: 'words', display: 'grid', alignContent: 'start', justifyItems: 'start', gap: 2, minInlineSize: 0 });
export const name = style({ fontSize: theme.size.large, ':focus': { outline: 'none' } });
export const meta = style({ color: theme.color.muted, fontSize: theme.size.small, overflowWrap: 'anywhere' });
export const chips = style({ marginBlockStart: theme.space[8] });
export const messages = style({ gridArea: 'messages', display: 'grid', gap: theme.space[8], marginBlockStart: theme.space[12] });
export const message = style({
  display: 'flex',
  gap: 10,
  padding: '10px 12px',
  borderRadius: theme.corner.control,
  background: theme.color.warnSoft,
  color: theme.color.warn,
  fontSize: '0.9375rem',
  fontWeight: 600,
});
export const messageIcon = style({ flex: 'none', marginBlockStart: 2 });
export const end = style({
  gridArea: 'end',
  display: 'grid',
  alignContent: 'start',
  gap: theme.space[8],
  marginBlockStart: theme.space[12],
  '@media': { [media.tablet]: { justifyItems: 'end', maxInlineSize: 220, marginBlockStart: 0, textAlign: 'end' } },
});
export const aside = recipe({
  base: { fontSize: theme.size.small, fontWeight: 600 },
  variants: { tone: { plain: {}, good: { color: theme.color.good }, warn: { color: theme.color.warn } } },
});
