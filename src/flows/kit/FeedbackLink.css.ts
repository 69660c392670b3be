import { style } from '@vanilla-extract/css';
import { theme } from '#src/ui/theme.css.ts';

export const row = style({ '@media': { print: { display: 'none' } } });
export const link = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: theme.height.control, fontWeight: 600 });
