import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

/** The button stays beside the field where a hint or an error is below it. */
export const row = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: theme.space[12], alignItems: 'start' });
/** As high as the label above the field. */
export const button = style({ paddingBlockStart: `calc(1lh + ${theme.space[8]})`, fontSize: theme.size.small });
