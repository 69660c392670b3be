import { style } from '@vanilla-extract/css';
import { theme } from '#src/ui/theme.css.ts';

export const corrected = style({ marginBlockEnd: theme.space[24] });
