import { style } from '@vanilla-extract/css';
import { media } from '#src/ui/media.ts';
import { theme } from '#src/ui/theme.css.ts';

export const pair = style({ display: 'grid', gap: theme.space[16], '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } } });
export const trio = style({ display: 'grid', gap: theme.space[16], '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr 1fr' } } });
export const trouble = style({ outlineOffset: 2, scrollMarginBlock: theme.space[64] });
