import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#src/ui/theme.css.ts';

export const quiet = style({ color: theme.color.muted });
export const terms = style({ color: theme.color.muted, fontSize: theme.size.small });
export const names = style({
  display: 'grid',
  gap: theme.space[16],
  '@media': { '(min-width: 350px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const links = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: theme.space[16] });
globalStyle(`${links} > button`, { paddingInline: theme.space[4] });
