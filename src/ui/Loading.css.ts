import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from './theme.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const waiting = style({ display: 'block' });
export const skeletons = style({ display: 'grid', gap: theme.space[16] });
export const plates = style({
  display: 'grid',
  gap: theme.space[20],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
});
export const skeleton = recipe({
  base: { borderRadius: theme.corner.control, background: theme.color.sunken, animation: `${breathe} 1.6s ease-in-out infinite` },
  variants: {
    shape: { line: { blockSize: '1.2em' }, row: { blockSize: 84 }, plate: { aspectRatio: '4 / 3', borderRadius: theme.corner.plate } },
  },
});
const turn = keyframes({ to: { rotate: '360deg' } });
export const spinner = style({ display: 'inline-flex', alignItems: 'center', gap: theme.space[8], color: theme.color.muted });
export const turning = style({ animation: `${turn} 900ms linear infinite` });
