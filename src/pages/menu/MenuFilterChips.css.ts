import { style } from '@vanilla-extract/css';
import { theme } from '#src/ui/theme.css.ts';

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space[8] });
