import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#src/ui/theme.css.ts';

/** A fieldset whose controls cannot be pressed while another tab places the order, and look so. */
export const held = style({});
globalStyle(`${held}:disabled :is(a, button, summary, input)`, { color: theme.color.muted, cursor: 'not-allowed' });
