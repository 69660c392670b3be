import { style } from '@vanilla-extract/css';

// As long as it is empty it takes no room, and no gap of a stack; hidden, it would not be listened to.
export const announced = style({ selectors: { '&:empty': { position: 'absolute' } } });
