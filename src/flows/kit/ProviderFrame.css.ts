import { style } from '@vanilla-extract/css';
import { theme } from '#src/ui/theme.css.ts';

export const dialog = style({
  inlineSize: 'min(480px, calc(100vw - 32px))',
  padding: theme.space[24],
  border: 0,
  borderRadius: theme.corner.sheet,
  background: theme.color.surface,
  color: theme.color.ink,
  '::backdrop': { background: 'rgb(0 0 0 / 50%)' },
});
/** Before there is anything to see: a frame that is not laid out cannot say when there is. */
export const waiting = style([
  dialog,
  { display: 'block', position: 'fixed', insetBlockStart: 0, visibility: 'hidden', pointerEvents: 'none' },
]);
export const frame = style({ display: 'block', inlineSize: '100%', marginBlock: theme.space[16], border: 0 });
export const close = style({
  minBlockSize: theme.height.control,
  padding: 0,
  border: 0,
  background: 'none',
  color: theme.color.accent,
  font: 'inherit',
  fontWeight: 600,
  textDecoration: 'underline',
  cursor: 'pointer',
});
