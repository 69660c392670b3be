import { style } from '@vanilla-extract/css';
import { theme } from '#src/ui/theme.css.ts';

export const menu = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: theme.height.control, fontWeight: 600 });
