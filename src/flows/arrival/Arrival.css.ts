import { style } from '@vanilla-extract/css';
import { panelBox } from '#src/ui/panel-box.ts';
import { theme } from '#src/ui/theme.css.ts';

export const card = style({
  display: 'grid',
  gap: theme.space[16],
  padding: theme.space[20],
  ...panelBox,
  '@media': { print: { display: 'none' } },
});
export const quiet = style({ color: theme.color.muted });
export const known = style({ display: 'flex', alignItems: 'center', gap: theme.space[8], color: theme.color.good });
