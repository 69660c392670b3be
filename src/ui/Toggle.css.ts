import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const toggle = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[16],
  inlineSize: '100%',
  minBlockSize: theme.height.control,
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
});
export const track = style({
  flex: 'none',
  inlineSize: 48,
  blockSize: 28,
  padding: 3,
  border: `1px solid ${theme.color.control}`,
  borderRadius: 14,
  background: theme.color.sunken,
  transition: `background ${theme.motion.state}`,
  selectors: { '[aria-checked=true] > &': { background: theme.color.accent, borderColor: theme.color.accent } },
});
export const knob = style({
  display: 'block',
  inlineSize: 20,
  blockSize: 20,
  borderRadius: '50%',
  border: '1px solid transparent',
  background: theme.color.control,
  transition: `translate ${theme.motion.state}`,
  selectors: { '[aria-checked=true] &': { translate: '20px 0', background: theme.color.onAccent } },
});
