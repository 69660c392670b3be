import { style } from '@vanilla-extract/css';
import { media } from '#src/ui/media.ts';
import { theme } from '#src/ui/theme.css.ts';

export const facts = style({ display: 'grid', gap: theme.space[16], '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } } });
export const large = style({ fontFamily: theme.font.display, fontSize: theme.size.title });
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.space[16],
  paddingBlock: theme.space[12],
  borderBlockEnd: `1px solid ${theme.color.line}`,
});
export const quiet = style({ display: 'block', color: theme.color.muted, fontSize: theme.size.small });
export const price = style({ fontVariantNumeric: 'tabular-nums' });
export const mark = style({ marginBlockEnd: theme.space[16] });
