import { style } from '@vanilla-extract/css';
import { theme } from '#src/ui/theme.css.ts';

export const rules = style({
  display: 'grid',
  gap: `${theme.space[4]} ${theme.space[16]}`,
  fontSize: '0.9375rem',
  '@media': { '(min-width: 520px)': { gridTemplateColumns: '1fr 1fr' } },
});
export const rule = style({ display: 'flex', alignItems: 'center', gap: theme.space[8], color: theme.color.muted });
export const met = style([rule, { color: theme.color.good }]);
