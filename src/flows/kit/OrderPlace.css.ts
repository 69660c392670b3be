import { style } from '@vanilla-extract/css';
import { theme } from '#src/ui/theme.css.ts';

export const place = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: theme.space[16] });
export const boxed = style([
  place,
  { padding: `${theme.space[12]} ${theme.space[16]}`, borderRadius: theme.corner.plate, background: theme.color.sunken },
]);
/** Its room is kept until the map is there. */
export const map = style({
  flex: 'none',
  inlineSize: 200,
  blockSize: 112,
  borderRadius: theme.corner.plate,
  background: theme.color.sunken,
  overflow: 'hidden',
});
export const words = style({ display: 'grid', gap: 2, flex: '1', minInlineSize: 0, overflowWrap: 'anywhere' });
export const what = style({ fontWeight: 600 });
export const quiet = style({ color: theme.color.muted, fontSize: theme.size.small });
export const edit = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifySelf: 'start',
  minBlockSize: theme.height.control,
  fontWeight: 600,
});
