import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from './media.ts';
import { theme } from './theme.css.ts';

const pulse = keyframes({ '50%': { scale: '1.4' } });
export const track = style({ display: 'flex' });
export const station = recipe({
  base: {
    flex: '1 1 0',
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'center',
    gap: theme.space[8],
    fontSize: theme.size.small,
    textAlign: 'center',
    paddingInline: 2,
  },
  variants: {
    state: { done: { color: theme.color.muted }, current: { color: theme.color.ink, fontWeight: 600 }, next: { color: theme.color.muted } },
  },
});
export const dot = recipe({
  base: { inlineSize: 16, blockSize: 16, border: '2px solid', borderRadius: '50%', background: theme.color.page },
  variants: {
    state: {
      done: { borderColor: theme.color.good, background: theme.color.good, '@media': { [media.forced]: { background: 'CanvasText' } } },
      current: {
        borderColor: theme.color.accent,
        background: theme.color.accent,
        '@media': { [media.forced]: { background: 'Highlight' } },
        animation: `${pulse} 600ms 1`,
      },
      next: { borderColor: theme.color.control },
    },
  },
});
export const meta = style({ display: 'block', color: theme.color.muted, fontWeight: 400, fontSize: theme.size.tiny });
