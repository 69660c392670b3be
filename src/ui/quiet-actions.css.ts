import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

/** Words and the quiet button that ends them, in one line. */
export const sentence = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', color: theme.color.muted });
globalStyle(`${sentence} > :is(a, button)`, { paddingInline: theme.space[4] });
/** Quiet buttons alone: their words begin where those above them do. */
export const begin = style({ display: 'flex', flexWrap: 'wrap', marginInlineStart: -13 });
