import { keyframes, style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

const turn = keyframes({ to: { rotate: '360deg' } });
export const spinner = style({ display: 'inline-flex', alignItems: 'center', gap: theme.space[8], color: theme.color.muted });
export const turning = style({ animation: `${turn} 900ms linear infinite` });
