import { style } from '@vanilla-extract/css';

/** Within a line of words, and still as high as a finger needs. */
export const viewCart = style({ paddingBlock: '13px', fontWeight: 600, whiteSpace: 'nowrap' });
export const room = style([viewCart, { visibility: 'hidden' }]);
