import { style } from '@vanilla-extract/css';
import { theme } from '#src/ui/theme.css.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[12],
  padding: `${theme.space[8]} ${theme.space[16]}`,
  borderBlockEnd: `1px solid ${theme.color.line}`,
});
export const name = style({ fontWeight: 600 });
export const why = style({ color: theme.color.bad, fontSize: theme.size.small });
