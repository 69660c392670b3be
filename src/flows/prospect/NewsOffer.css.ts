import { style } from '@vanilla-extract/css';
import { theme } from '#src/ui/theme.css.ts';

export const words = style({ color: theme.color.muted, fontSize: theme.size.small });
/** Its words begin where those above it do. */
export const button = style({ marginInlineStart: `calc(-1 * ${theme.space[12]})` });
