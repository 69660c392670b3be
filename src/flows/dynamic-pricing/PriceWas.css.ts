import { style } from '@vanilla-extract/css';
import { theme } from '#src/ui/theme.css.ts';

export const was = style({ color: theme.color.muted, fontWeight: 400, marginInlineStart: theme.space[8] });
export const rules = style({ display: 'block', color: theme.color.muted, fontSize: theme.size.small, fontWeight: 400 });
