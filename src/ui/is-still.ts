import { media } from './media.ts';

/** Whether the visitor wants no motion. */
export const isStill = (): boolean => matchMedia(media.still).matches;
