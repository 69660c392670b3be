import { style } from '@vanilla-extract/css';

/** 44 px high, without making its row higher. */
export const viewCart = style({ marginBlock: '-13px', paddingBlock: '13px', fontWeight: 600, whiteSpace: 'nowrap' });
export const room = style([viewCart, { visibility: 'hidden' }]);
