import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '#src/ui/media.ts';
import { panelBox } from '#src/ui/panel-box.ts';
import { theme } from '#src/ui/theme.css.ts';

export const ending = style({
  display: 'grid',
  gap: theme.space[16],
  padding: theme.space[24],
  ...panelBox,
  '@media': { [media.phone]: { padding: theme.space[20] } },
});
const nearHeading = { marginBlockEnd: `calc(-1 * ${theme.space[8]})` };
export const icon = styleVariants({
  bad: { ...nearHeading, color: theme.color.bad },
  warn: { ...nearHeading, color: theme.color.warn },
  plain: { ...nearHeading, color: theme.color.muted },
});
export const heading = style({ ...nearHeading, fontSize: theme.size.title });
export const words = style({ color: theme.color.muted, maxInlineSize: '60ch' });
export const money = style({ color: theme.color.ink, fontWeight: 600 });
export const actions = style({ display: 'grid', gap: theme.space[8], marginBlockStart: theme.space[4] });
export const times = style({ display: 'grid', gap: theme.space[8] });
export const other = style({ display: 'inline-flex', justifySelf: 'start', alignItems: 'center', minBlockSize: 24, fontWeight: 600 });
