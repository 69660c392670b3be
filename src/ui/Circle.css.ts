import { keyframes, style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

const grow = keyframes({ from: { opacity: 0, scale: '0.9' } });
export const circle = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 64,
  blockSize: 64,
  border: `1px solid ${theme.color.good}`,
  borderRadius: '50%',
  background: theme.color.goodSoft,
  color: theme.color.good,
  animation: `${grow} ${theme.motion.enter}`,
});
