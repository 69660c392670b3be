import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#src/ui/theme.css.ts';

export const lead = style({ color: theme.color.muted });
/** One column on phones, two above. */
export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11.5rem), 1fr))',
  columnGap: theme.space[16],
  borderBlockStart: `1px solid ${theme.color.line}`,
});
export const legend = style({ marginBlockEnd: theme.space[8], fontWeight: 600 });
export const whole = style({ gridColumn: '1 / -1' });
globalStyle(`${whole} > details`, { borderBlockStart: 0 });
export const foot = style({ display: 'grid', inlineSize: '100%', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: theme.space[12] });
export const call = style({ color: theme.color.accent, fontWeight: 600 });
