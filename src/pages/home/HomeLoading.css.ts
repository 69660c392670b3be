import { style } from '@vanilla-extract/css';

/** The page that comes is longer than the window: the footer waits below it. */
export const tall = style({ minBlockSize: '100dvh' });
