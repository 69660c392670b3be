import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const price = style({ display: 'inline-flex', gap: theme.space[8], fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const before = style({ color: theme.color.muted, fontWeight: 400 });
