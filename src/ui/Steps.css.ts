import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from './theme.css.ts';

export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space[8]} ${theme.space[16]}`,
  marginBlockEnd: theme.space[16],
});
export const step = recipe({
  base: {
    flex: '1 1 0',
    minInlineSize: 'min-content',
    borderBlockStart: '3px solid',
    paddingBlockStart: theme.space[8],
    fontSize: '0.9375rem',
  },
  variants: {
    state: {
      done: { borderColor: theme.color.good, color: theme.color.muted },
      current: { borderColor: theme.color.accent, color: theme.color.ink, fontWeight: 600 },
      next: { borderColor: theme.color.line, color: theme.color.muted },
    },
  },
});
export const word = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[4],
  minBlockSize: 24,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontWeight: 'inherit',
  textAlign: 'start',
  selectors: { 'button&': { cursor: 'pointer', textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
});
export const check = style({ color: theme.color.good, flex: 'none' });
