import { style } from '@vanilla-extract/css';

/** In a row of words that it makes no higher, and still as high as a finger needs. */
export const viewCart = style({ marginBlock: '-13px', paddingBlock: '13px', fontWeight: 600, whiteSpace: 'nowrap' });
export const room = style([viewCart, { visibility: 'hidden' }]);
