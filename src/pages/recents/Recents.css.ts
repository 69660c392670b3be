import { style } from '@vanilla-extract/css';
import { theme } from '#src/ui/theme.css.ts';

export const lists = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 860px)', gap: theme.space[32] });
export const list = style({ display: 'grid', gap: theme.space[12] });
export const all = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: theme.height.control, fontWeight: 600 });
