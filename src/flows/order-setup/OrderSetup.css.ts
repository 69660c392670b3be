import { style } from '@vanilla-extract/css';
import { theme } from '#src/ui/theme.css.ts';

export const head = style({ display: 'grid', gap: theme.space[24], marginBlockEnd: theme.space[24] });
