import { globalStyle, style } from '@vanilla-extract/css';

export const note = style({ display: 'block' });
/** The blocks give way to it. */
globalStyle(`${note}${note} ~ *`, { display: 'none' });
