import { style } from '@vanilla-extract/css';
import { wideOnDesk } from './media.ts';
import { theme } from './theme.css.ts';

export const panel = style({
  display: 'contents',
  ...wideOnDesk({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.space[16],
    padding: theme.space[24],
    border: `1px solid ${theme.color.line}`,
    borderRadius: theme.corner.sheet,
    background: theme.color.surface,
  }),
});
export const heading = style({ display: 'none', ...wideOnDesk({ display: 'block' }) });
