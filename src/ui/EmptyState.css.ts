import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const empty = style({
  display: 'grid',
  gap: `${theme.space[24]} ${theme.space[64]}`,
  // Picture and words side by side where there is room for both.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  alignItems: 'center',
  paddingBlock: 'clamp(0px, 5vw - 30px, 32px) 24px',
});
export const words = style({ display: 'grid', justifyItems: 'start', gap: theme.space[8] });
export const why = style({ maxInlineSize: '46ch', color: theme.color.muted });
export const action = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space[12], marginBlockStart: theme.space[12] });
