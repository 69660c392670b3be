import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '#src/ui/media.ts';
import { theme } from '#src/ui/theme.css.ts';

export const ending = style({ display: 'grid', gap: theme.space[16], maxInlineSize: '34rem' });
const nearHeading = { marginBlockEnd: `calc(-1 * ${theme.space[8]})` };
export const icon = styleVariants({
  bad: { ...nearHeading, color: theme.color.bad },
  warn: { ...nearHeading, color: theme.color.warn },
  plain: { ...nearHeading, color: theme.color.muted },
});
export const heading = style({ ...nearHeading, fontSize: theme.size.title });
export const words = style({ color: theme.color.muted, maxInlineSize: '60ch' });
export const money = style({ color: theme.color.ink, fontWeight: 600 });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[12],
  '@media': { [media.phone]: { display: 'grid' } },
});
export const times = style({ display: 'grid', gap: theme.space[8] });
export const other = style({ display: 'inline-flex', justifySelf: 'start', alignItems: 'center', minBlockSize: 24, fontWeight: 600 });
