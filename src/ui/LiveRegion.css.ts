import { style } from '@vanilla-extract/css';
import { hidden } from './VisuallyHidden.css.ts';

// With nothing to see in it, it takes no room, and no gap of a stack; hidden, it would not be listened to.
export const announced = style({ selectors: { [`&:empty, &:has(> ${hidden}:only-child)`]: { position: 'absolute' } } });
