import { style } from '@vanilla-extract/css';
import { fieldLabel } from './field-label.ts';
import { theme } from './theme.css.ts';

/** The button stays beside the field where a hint or an error is below it. */
export const row = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: theme.space[12], alignItems: 'start' });
/** As high as the label above the field. */
export const button = style({ paddingBlockStart: `calc(1lh + ${fieldLabel.gap})`, fontSize: fieldLabel.size });
