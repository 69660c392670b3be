import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const empty = style({
  display: 'grid',
  gap: theme.space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockEnd: theme.space[24],
});
export const page = style([
  empty,
  {
    '@media': {
      '(min-width: 900px)': {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        gap: theme.space[64],
        alignItems: 'center',
        paddingBlockStart: theme.space[32],
      },
    },
  },
]);
export const words = style({ display: 'grid', justifyItems: 'start', gap: theme.space[8] });
export const why = style({ maxInlineSize: '46ch', color: theme.color.muted });
export const action = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space[12], marginBlockStart: theme.space[12] });
