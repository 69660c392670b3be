import { style } from '@vanilla-extract/css';
import { media } from '#src/ui/media.ts';
import { theme } from '#src/ui/theme.css.ts';

export const place = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[16],
  padding: `${theme.space[12]} ${theme.space[16]}`,
  borderRadius: theme.corner.plate,
  background: theme.color.sunken,
});
export const words = style({ display: 'grid', gap: 2, flex: '1', minInlineSize: 0, overflowWrap: 'anywhere' });
export const what = style({ fontWeight: 600 });
export const quiet = style({ color: theme.color.muted, fontSize: theme.size.small });
/** On a narrow phone as high as the soonest time, in whose place may come that the cafe is closed. */
export const when = style([quiet, { '@media': { [media.narrow]: { minBlockSize: '2lh' } } }]);
export const edit = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifySelf: 'start',
  minBlockSize: theme.height.control,
  fontWeight: 600,
});
