import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const empty = style({ display: 'grid', justifyItems: 'start', gap: theme.space[16], paddingBlock: theme.space[24] });
export const words = style({ display: 'grid', gap: theme.space[8], color: theme.color.muted, maxInlineSize: '60ch' });
export const heading = style({ color: theme.color.ink });
