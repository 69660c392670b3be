import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const track = style({
  display: 'flex',
  gap: 2,
  blockSize: 12,
  borderRadius: theme.corner.chip,
  overflow: 'hidden',
  background: theme.color.sunken,
});
export const part = style({
  flex: '0 0 0px',
  border: '1px solid transparent',
  background: theme.color.accent,
  selectors: {
    '&:nth-child(2)': { background: theme.color.good },
    '&:nth-child(3)': { background: theme.color.warn },
    '&:nth-child(n+4)': { background: theme.color.control },
  },
});
export const rest = style({ flex: '0 0 0px' });
